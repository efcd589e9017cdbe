public import LocalizationKit

/// A row of numbers as a line of little columns.
public struct Sparkline: View, Equatable {
    private let title: LocalizedText
    private let values: [Double]

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - title: what the numbers are; a screen reader says it.
    ///   - values: the numbers; the least one is the lowest column. Where there are more than cells, the last are shown.
    public init(_ title: some LocalizedTextConvertible, values: [Double]) {
        self.title = title.localizedText
        self.values = values
    }

    /// One column for each number.
    public var body: some View {
        DrawingView(SparkDrawing(values: values)).foreground(.green)
            .annotated(
                Annotation(role: .chart, coversChildren: true), saying: SpokenWords(label: title, value: summary))
    }

    private var summary: LocalizedText {
        guard let last = values.last, let least = values.min(), let greatest = values.max() else {
            return Strings.noValues
        }
        return Strings.lastValue(
            last: LocalizedText(Fraction.short(last)), least: LocalizedText(Fraction.short(least)),
            greatest: LocalizedText(Fraction.short(greatest)))
    }
}
