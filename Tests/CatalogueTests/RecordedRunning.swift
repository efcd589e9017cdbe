import TextViewKitInterface

/// Notes which screens it is asked to show, and ends at once as a test says.
@MainActor
final class RecordedRunning: ScreenRunning {
    private(set) var options: [ScreenOptions] = []
    var exit = ScreenExit.closed

    func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit {
        self.options.append(options)
        return exit
    }
}
