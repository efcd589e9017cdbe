import FeatureKitInterface
import TextViewKitInterface

/// Runs a screen as a conversation in lines, over any input and output: a screen reader, a dumb terminal, a pipe.
@MainActor
final class LinearRunner {
    private let invocation: Invocation
    private let loop: (any EventLoop)?
    private let maker: ScreenMaker
    private var session: LinearSession?
    private var inputObserver: @MainActor () -> Void = {}
    private var isClosed = false
    private var isReading = false
    private var timer: LoopWatch?
    private var nextFrame: @MainActor () -> Duration? = { nil }

    init(_ invocation: Invocation, _ loop: (any EventLoop)?, _ maker: ScreenMaker) {
        self.invocation = invocation
        self.loop = loop
        self.maker = maker
    }

    // Where there is no loop nothing can happen by itself, and time stands still.
    private var now: Duration { loop?.now ?? .zero }

    func run(_ content: @escaping @MainActor (any OpenScreen) -> AnyView) async throws -> ScreenExit {
        let runtime = maker.screen({ content(self) }, on: TerminalTraits())
        let session = LinearSession(runtime)
        self.session = session
        runtime.onChange = { [weak self] in self?.contentChanged() }
        nextFrame = { [weak runtime] in runtime?.nextMessageTime }
        defer { timer?.cancel() }
        try say(session.start(at: now))
        while !isClosed, !session.isFinished {
            guard let line = try await ask(session) else { return Task.isCancelled ? .interrupted : .closed }
            inputObserver()
            try say(session.read(line, at: now))
            wait()
        }
        return .closed
    }

    private func ask(_ session: LinearSession) async throws -> String? {
        try invocation.output.write(session.prompt)
        let echo = session.isSecret && invocation.input.isTerminal ? SilentEcho() : nil
        isReading = true
        let line = await invocation.input.readLine()
        isReading = false
        echo?.restore()
        // Without a terminal nobody ended the line of the prompt.
        if echo != nil || !invocation.input.isTerminal { try invocation.output.write("\n") }
        return line
    }

    private func say(_ lines: [String]) throws {
        for line in lines { try invocation.output.writeLine(line.filteredForTerminal) }
    }

    /// Says what changed while the person may be typing: on lines of its own, then the prompt again.
    private func contentChanged() {
        guard isReading, let session else { return }
        let news = session.update(at: now)
        wait()
        guard !news.isEmpty else { return }
        // An output that is gone ends the conversation with the next line that is read.
        try? say([""] + news)
        try? invocation.output.write(session.prompt)
    }

    private func wait() {
        timer?.cancel()
        timer = nextFrame().flatMap { time in loop?.call(at: time) { [weak self] in self?.contentChanged() } }
    }
}

extension LinearRunner: OpenScreen {
    func close() { isClosed = true }
    func update() { contentChanged() }
    func observeInput(_ observer: @escaping @MainActor () -> Void) { inputObserver = observer }
    func print(above line: String) { try? say([line]) }
}
