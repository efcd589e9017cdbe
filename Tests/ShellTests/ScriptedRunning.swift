import TextViewKitInterface
import TextViewKitTesting

/// Shows a screen once, lets a test act on it, and ends as the test says.
@MainActor
final class ScriptedRunning: ScreenRunning {
    private(set) var options: [ScreenOptions] = []
    /// What each screen showed at its end.
    private(set) var texts: [String] = []
    var exit = ScreenExit.closed
    var whileOpen: (@MainActor () async throws -> Void)?

    func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit {
        self.options.append(options)
        let screen = RecordedScreen()
        let harness = Harness(width: 40, height: 6) { content(screen) }
        try await whileOpen?()
        harness.update()
        texts.append(harness.text)
        return exit
    }
}
