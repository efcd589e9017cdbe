package import FeatureKitInterface
package import TextViewKitInterface

/// The service that shows screens on the terminal of the process, or prints them where there is none.
@MainActor
package struct ScreenRunner: ScreenRunning {
    /// Makes a screen of a content for a terminal.
    package typealias MakeScreen =
        @MainActor (_ content: @escaping @MainActor () -> AnyView, TerminalTraits) -> any LiveScreen

    private let invocation: Invocation
    private let loop: (any EventLoop)?
    private let bell: ScreenBell?
    private let makeScreen: MakeScreen

    /// Creates the service; without a loop, screens are printed.
    package init(
        invocation: Invocation, loop: (any EventLoop)?, bell: ScreenBell? = nil, makeScreen: @escaping MakeScreen
    ) {
        (self.invocation, self.loop, self.bell, self.makeScreen) = (invocation, loop, bell, makeScreen)
    }

    package func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit {
        guard let loop, invocation.output.isTerminal, invocation.environment["TERM"] ?? "dumb" != "dumb" else {
            return try printOnce(options, content)
        }
        let terminal = try SystemTerminal()
        defer { terminal.close() }
        let session = session(terminal, loop, options, content)
        try session.open()
        bell?.send = { [weak session] in session?.queue.send($0) }
        defer { bell?.send = nil }
        return await session.ended()
    }

    private func session<Content: View>(
        _ terminal: SystemTerminal, _ loop: any EventLoop, _ options: ScreenOptions,
        _ content: @escaping @MainActor (any OpenScreen) -> Content
    ) -> ScreenSession {
        let reference = Reference()
        let session = ScreenSession(terminal, loop, options, environment: invocation.environment) { traits in
            makeScreen({ reference.session.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }, traits)
        }
        reference.session = session
        return session
    }

    /// The session, for its own content: it is not there yet when the content is made.
    private final class Reference {
        weak var session: ScreenSession?
    }
}

extension ScreenRunner {
    /// The height of what is printed: that of the terminals of old.
    private static let printedHeight = 24
    private static let printedWidth = 80

    /// Prints the screen as it is at the beginning, as text without escapes.
    private func printOnce<Content: View>(
        _ options: ScreenOptions, _ content: @escaping @MainActor (any OpenScreen) -> Content
    ) throws -> ScreenExit {
        let paper = Paper()
        let screen = makeScreen({ AnyView(content(paper)) }, TerminalTraits())
        let columns = invocation.output.columns ?? invocation.environment["COLUMNS"].flatMap { Int($0) }
        let width = columns.map { min(max(1, $0), 1000) } ?? Self.printedWidth
        let height = if case .lines(let count) = options.extent { max(1, count) } else { Self.printedHeight }
        var rows = PlainText(screen.frame(size: Size(width: width, height: height), at: .zero).cells).rows
        while rows.last?.isEmpty == true { rows.removeLast() }
        try invocation.output.write(paper.lines + rows.map { $0 + "\n" }.joined())
        return .printed
    }

    /// What a content meets that is printed: nothing can be closed or changed any more.
    private final class Paper: OpenScreen {
        private(set) var lines = ""

        func close() {}
        func update() {}
        func print(above line: String) { lines += line.filteredForTerminal + "\n" }
    }
}
