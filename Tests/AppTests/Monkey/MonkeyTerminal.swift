import NavigationInterface
import TextViewKitInterface
import TextViewKitTesting

/// Shows the app to a monkey, until one of the two has had enough.
@MainActor
final class MonkeyTerminal: ScreenRunning {
    private let monkey: Monkey
    private let navigation: any Navigating
    private var isTaken = false

    init(monkey: Monkey, navigation: any Navigating) { (self.monkey, self.navigation) = (monkey, navigation) }

    func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit {
        guard !isTaken else {
            monkey.tell("a screen was opened over the app")
            return .closed
        }
        isTaken = true
        defer { isTaken = false }
        let screen = MonkeyScreen()
        let harness = Harness(width: 120, height: 30) { content(screen) }
        screen.harness = harness
        return await monkey.use(screen, harness, navigation)
    }
}

/// A screen that remembers what was asked of it.
@MainActor
final class MonkeyScreen: OpenScreen {
    weak var harness: Harness?
    private(set) var isClosed = false
    private var isStale = false
    private var takesMouse: (MouseEvent, Size) -> Bool = { _, _ in false }

    func close() { isClosed = true }
    func update() { isStale = true }
    func print(above line: String) {}
    func offerMouse(to take: @escaping @MainActor (MouseEvent, Size) -> Bool) { takesMouse = take }

    /// Draws what has changed by itself.
    func refresh() {
        if isStale { harness?.update() }
        isStale = false
    }

    /// Whether somebody takes a mouse event before the controls do.
    func takes(_ event: MouseEvent, in size: Size) -> Bool { takesMouse(event, size) }
}
