public import LocalizationKit

/// A number within its range.
public struct Gauge: View, Equatable {
    private let title: LocalizedText
    private let value: Double
    private let range: ClosedRange<Double>
    private let unit: String

    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - title: what is measured.
    ///   - value: the number; outside the range it stands at the end.
    ///   - range: the least and the greatest number.
    ///   - unit: what stands behind the number, such as ` °C`.
    public init(
        _ title: some LocalizedTextConvertible, value: Double, in range: ClosedRange<Double>, unit: String = ""
    ) {
        self.title = title.localizedText
        self.value = value
        self.range = range
        self.unit = unit
    }

    /// The title, a scale with a mark, the number.
    public var body: some View {
        HStack(spacing: 1) {
            Text(title).lineLimit(1)
            DrawingView(ScaleDrawing(fraction: Fraction.of(value, in: range)))
            Text(Fraction.short(value) + unit).bold().lineLimit(1).fixedSize()
        }
        .annotated(
            Annotation(role: .gauge, value: Fraction.short(value) + unit, coversChildren: true),
            saying: SpokenWords(label: title))
    }
}
