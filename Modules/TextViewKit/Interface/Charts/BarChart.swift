public import LocalizationKit

/// Named numbers as bars, one below the other.
public struct BarChart: View, Equatable {
    /// One bar.
    public struct Bar: Equatable, Sendable {
        let title: LocalizedText
        let value: Double
        let colour: Colour

        /// Creates a bar.
        ///
        /// - Parameters:
        ///   - title: what the number is.
        ///   - value: the number; below 0 counts as 0.
        ///   - colour: the colour of the bar.
        public init(_ title: some LocalizedTextConvertible, _ value: Double, colour: Colour = .cyan) {
            self.title = title.localizedText
            self.value = value
            self.colour = colour
        }
    }

    private let title: LocalizedText
    private let bars: [Bar]

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - title: what is compared; a screen reader says it.
    ///   - bars: the bars from top to bottom; the greatest one is as wide as there is room.
    public init(_ title: some LocalizedTextConvertible, _ bars: [Bar]) {
        self.title = title.localizedText
        self.bars = bars
    }

    /// The names, the bars, the numbers, in three columns.
    public var body: some View {
        Grid(alignment: .leading) {
            ForEach(bars.indices, id: \.self) { index in row(bars[index]) }
        }
        .annotated(
            Annotation(role: .chart, coversChildren: true), saying: SpokenWords(label: title, value: summary))
    }

    private func row(_ bar: Bar) -> some View {
        GridRow {
            Text(bar.title).lineLimit(1)
            DrawingView(BarDrawing(fraction: Fraction.of(bar.value, in: 0...greatest), hasTrack: false))
                .foreground(bar.colour)
            Text(Fraction.short(bar.value)).lineLimit(1).dim()
        }
    }

    private var greatest: Double { max(bars.map(\.value).filter(\.isFinite).max() ?? 0, 0) }

    private var summary: LocalizedText {
        LocalizedText(joining: bars.map { "\($0.title) \(Fraction.short($0.value))" }, separator: ", ")
    }
}
