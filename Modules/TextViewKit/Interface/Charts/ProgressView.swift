public import LocalizationKit

/// How far something has come: a bar, or a spinner where nobody knows.
public struct ProgressView: View, Equatable {
    private let title: LocalizedText
    private let fraction: Double?
    private let step: Int?

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - title: what is under way.
    ///   - value: how much is done.
    ///   - total: how much there is to do; 0 or less shows nothing done.
    public init(_ title: some LocalizedTextConvertible, value: Double, total: Double = 1) {
        self.title = title.localizedText
        fraction = Fraction.of(value, in: 0...max(total, 0))
        step = nil
    }

    /// Creates a spinner.
    ///
    /// On a live screen it turns by itself while it can be seen.
    ///
    /// - Parameters:
    ///   - title: what is under way.
    ///   - step: which picture is shown and stays, from 0; any number is fine.
    public init(_ title: some LocalizedTextConvertible, step: Int? = nil) {
        self.title = title.localizedText
        fraction = nil
        self.step = step
    }

    /// The title, then the bar with its percentage, or the spinner before the title.
    public var body: some View {
        HStack(spacing: 1) {
            if let fraction {
                Text(title).lineLimit(1)
                DrawingView(BarDrawing(fraction: fraction)).foreground(.cyan)
                Text(Fraction.percent(fraction)).lineLimit(1).fixedSize()
            } else {
                Text(Spinner.picture(step ?? 0)).foreground(.cyan)
                    .annotated(Annotation(behaviour: step == nil ? .spinner : nil))
                Text(title).lineLimit(1)
            }
        }
        .annotated(
            Annotation(role: .progress, traits: .updatesFrequently, coversChildren: true),
            saying: SpokenWords(
                label: title, value: fraction.map { LocalizedText(Fraction.percent($0)) } ?? Strings.inProgress))
    }
}
