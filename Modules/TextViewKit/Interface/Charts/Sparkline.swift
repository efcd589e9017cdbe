/// A row of numbers as a line of little columns.
public struct Sparkline: View, Equatable {
    private let title: String
    private let values: [Double]

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - title: what the numbers are; a screen reader says it.
    ///   - values: the numbers; the least one is the lowest column. Where there are more than cells, the last are shown.
    public init(_ title: String, values: [Double]) {
        self.title = title
        self.values = values
    }

    /// One column for each number.
    public var body: some View {
        DrawingView(SparkDrawing(values: values)).foreground(.green)
            .annotated(Annotation(role: .chart, label: title, value: summary))
    }

    private var summary: String {
        guard let last = values.last, let least = values.min(), let greatest = values.max() else { return "no values" }
        return "last \(Fraction.short(last)), from \(Fraction.short(least)) to \(Fraction.short(greatest))"
    }
}
