import TextViewKitInterface

/// How much was watched, as a line that is as wide as its poster.
struct ProgressLine: View, Equatable {
    var fraction: Double
    var width: Int

    var body: some View {
        Text(String(repeating: "━", count: filled)).foreground(.green)
            + Text(String(repeating: "─", count: max(0, width - filled))).dim()
    }

    /// Something that was begun shows it, and something that is not done does not look done.
    private var filled: Int {
        let cells = Int((Self.bounded(fraction) * Double(width)).rounded())
        return fraction >= 1 ? width : fraction <= 0 ? 0 : min(max(cells, 1), max(width - 1, 0))
    }

    static func percent(_ fraction: Double) -> String { "\(Int((bounded(fraction) * 100).rounded()))%" }

    private static func bounded(_ fraction: Double) -> Double { fraction.isNaN ? 0 : min(max(fraction, 0), 1) }
}
