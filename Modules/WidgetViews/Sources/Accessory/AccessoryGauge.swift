public import TextViewKitInterface

/// How much of the first poster was watched, on the smallest ground.
public struct AccessoryGauge: View {
    /// The poster.
    public var figure: PosterFigure
    /// The columns that there are.
    public var width: Int
    /// Whether it is hidden.
    public var isRedacted: Bool

    /// Creates a gauge.
    public init(_ figure: PosterFigure, width: Int, isRedacted: Bool = false) {
        self.figure = figure
        self.width = max(0, width)
        self.isRedacted = isRedacted
    }

    /// A sign, the share, a bar.
    public var body: some View {
        let gauge = VStack {
            Text("▶").foreground(.magenta).unredacted()
            Text(figure.progress.map(ProgressLine.percent) ?? "–").bold().lineLimit(1)
            ProgressLine(fraction: figure.progress ?? 0, width: width)
        }
        .frame(width: width, height: 3)
        .clipped()
        .accessibilityLabel(figure.title)
        .accessibilityValue(figure.spokenValue)
        if isRedacted { gauge.redacted().accessibilityHidden() } else { gauge }
    }
}
