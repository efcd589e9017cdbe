public import TextViewKitInterface

/// The first poster in three lines, for a lock screen or a message of the day.
public struct AccessoryBlock: View {
    /// The poster.
    public var figure: PosterFigure
    /// The columns that there are.
    public var width: Int
    /// Whether it is hidden.
    public var isRedacted: Bool

    /// Creates a block.
    public init(_ figure: PosterFigure, width: Int, isRedacted: Bool = false) {
        self.figure = figure
        self.width = max(0, width)
        self.isRedacted = isRedacted
    }

    /// Title, subtitle, progress.
    public var body: some View {
        let block = VStack(alignment: .leading) {
            Text(figure.title).bold().lineLimit(1)
            Text(figure.subtitle).lineLimit(1)
            if let progress = figure.progress { ProgressLine(fraction: progress, width: width) }
        }
        .frame(width: width, height: 3, alignment: .topLeading)
        .clipped()
        .accessibilityLabel(figure.title)
        .accessibilityValue(figure.spokenValue)
        if isRedacted { block.redacted().accessibilityHidden() } else { block }
    }
}
