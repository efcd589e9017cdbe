import FeatureKitInterface

/// One line on a terminal that is written over and over; nothing anywhere else.
@MainActor
final class ProgressLine {
    private let output: any TextOutput
    private var isShown = false

    init(_ output: any TextOutput) {
        self.output = output
    }

    /// Shows a text in place of the last one, cut to the width of the terminal.
    func show(_ text: String) {
        guard output.isTerminal else { return }
        isShown = true
        write("\r\u{1B}[K" + text.prefix((output.columns ?? 80) - 1))
    }

    /// Takes the text away.
    func clear() {
        guard isShown else { return }
        isShown = false
        write("\r\u{1B}[K")
    }

    /// Progress that cannot be shown is no reason to stop what makes it.
    private func write(_ text: String) { try? output.write(text) }
}
