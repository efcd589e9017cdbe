import LocalizationKit
public import TextViewKitInterface

/// The first poster in one line of text, for a bar.
public struct AccessoryLine: View {
    /// The poster.
    public var figure: PosterFigure
    /// Whether it is hidden.
    public var isRedacted: Bool

    /// Creates a line.
    public init(_ figure: PosterFigure, isRedacted: Bool = false) {
        self.figure = figure
        self.isRedacted = isRedacted
    }

    /// A sign, the title and the subtitle.
    public var body: some View {
        let line = HStack(spacing: 1) {
            Text("▶").unredacted().accessibilityHidden()
            Text(figure.title).bold().lineLimit(1)
            if !figure.subtitle.isEmpty { Text(figure.subtitle).dim().lineLimit(1).layoutPriority(-1) }
        }
        .accessibilityLabel(figure.title)
        .accessibilityValue(figure.spokenValue)
        if isRedacted { line.redacted().accessibilityHidden() } else { line }
    }
}
