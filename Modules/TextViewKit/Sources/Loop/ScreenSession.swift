package import FeatureKitInterface
import Glibc
package import TextViewKitInterface

/// One screen on one terminal, from taking the terminal to giving it back.
///
/// Everything happens in turns of the loop: bytes become events, events reach the screen, and at the end of the turn one
/// frame is drawn if one is needed and may be.
@MainActor
package final class ScreenSession {
    /// How long an escape character may be the beginning of something.
    static let escapeDelay = Duration.milliseconds(50)
    /// How long the rest of something may take that no person types.
    static let restDelay = Duration.seconds(1)
    /// How long the first of two strokes of Ctrl-C counts.
    static let confirmationTime = Duration.seconds(3)
    /// How long the terminal may take to say what it can do, unless `TESSERA_TERMINAL_PATIENCE` says otherwise.
    static let answerDelay = Duration.milliseconds(100)

    let port: any TerminalPort
    let loop: any EventLoop
    let options: ScreenOptions
    private let environment: [String: String]
    private let makeScreen: @MainActor (TerminalTraits) -> any LiveScreen
    let queue: OutputQueue
    let clock: FrameClock
    var modes: TerminalModes
    private var parser = InputParser()
    var screen: (any LiveScreen)?
    var surface: (any Surface)?
    var size = Size(width: 80, height: 24)
    /// Whether the terminal may have another size than the screen knows.
    var isSizeStale = false
    var shownTitle: String?
    /// Whether the next frame is drawn whatever the screen says, because the terminal does not show the last one.
    var mustDraw = false
    /// Whom mouse events are offered to first.
    var takesMouse: @MainActor (MouseEvent, Size) -> Bool = { _, _ in false }
    /// Whom events of a person are told to.
    var inputObserver: @MainActor () -> Void = {}
    /// Who is told of another size.
    var sizeObserver: (@MainActor () -> Void)?
    /// How many frames were drawn, and what the last one cost.
    var cost = (frames: 0, duration: Duration.zero, bytes: 0)
    private var interruptTime: Duration?
    /// Events that came before there was a screen.
    private var early: [InputEvent] = []
    private var watches: [LoopWatch] = []
    private var patience: LoopWatch?
    private var answers: LoopWatch?
    private var continuation: CheckedContinuation<ScreenExit, Never>?
    private var exit: ScreenExit?

    /// Creates a session; the screen is made when the terminal has said what it can do.
    package init(
        _ port: any TerminalPort, _ loop: any EventLoop, _ options: ScreenOptions, environment: [String: String],
        makeScreen: @escaping @MainActor (TerminalTraits) -> any LiveScreen
    ) {
        (self.port, self.loop, self.options, self.environment) = (port, loop, options, environment)
        self.makeScreen = makeScreen
        queue = OutputQueue(port, loop)
        clock = FrameClock(loop)
        modes = TerminalModes(isFull: options.extent == .full, hasMouse: options.extent == .full && options.usesMouse)
    }

    /// Takes the terminal and begins.
    package func open() throws(ScreenError) {
        try port.enter(leaving: modes.leaving())
        queue.onChange = { [weak self] in self?.outputChanged() }
        clock.onFrame = { [weak self] in self?.draw() ?? false }
        clock.nextTime = { [weak self] in self?.nextFrameTime }
        watches = [
            loop.watch(port.descriptor, for: .reading) { [weak self] in self?.read() },
            loop.watch(signal: SIGWINCH) { [weak self] in self?.sizeMayHaveChanged() },
        ]
        watchJobControl()
        // The console of Linux takes some questions for orders, such as one to its lights.
        guard environment["TERM"] != "linux" else {
            queue.send(modes.entering)
            return begin()
        }
        queue.send(modes.entering + questions)
        answers = loop.call(at: loop.now + answerDelay) { [weak self] in self?.begin() }
    }

    /// What answers later than that counts as a terminal that can do little; over a slow line that would be a pity.
    private var answerDelay: Duration {
        let written = environment["TESSERA_TERMINAL_PATIENCE"].flatMap { Int($0) }
        return written.map { .milliseconds(min(max(0, $0), 600_000)) } ?? Self.answerDelay
    }

    private var questions: String {
        let pictures = modes.isFull && !PictureChoice.isMultiplexer(environment) ? TerminalModes.pictureQuestions : ""
        return TerminalModes.questions + pictures + TerminalModes.lastQuestion
    }

    /// Waits for the end; the cancellation of the task is one.
    package func ended() async -> ScreenExit {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let exit { continuation.resume(returning: exit) } else { self.continuation = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.end(.interrupted) }
        }
    }

    /// Gives the terminal back, and tells who waits.
    func end(_ reason: ScreenExit) {
        // What stays in the lines below the prompt is the last that happened, and not what the last frame had time for.
        if exit == nil, !modes.isFull, needsFrame { _ = draw() }
        guard exit == nil else { return }
        exit = reason
        for watch in watches + [patience, answers].compactMap({ $0 }) { watch.cancel() }
        clock.cancel()
        queue.drop()
        screen?.onChange = nil
        port.leave()
        continuation?.resume(returning: reason)
        continuation = nil
    }

    var isOver: Bool { exit != nil }

    private func outputChanged() {
        if queue.isBroken { end(.hungUp) } else { screenChanged() }
    }

    /// Stops and continuations; our own stop ends the watching, so that the signal has its effect.
    func watchJobControl() {
        watches.append(loop.watch(signal: SIGTSTP) { [weak self] in self?.suspend() })
        watches.append(loop.watch(signal: SIGCONT) { [weak self] in self?.comeBack() })
    }

    func forgetJobControl() {
        for watch in watches.suffix(2) { watch.cancel() }
        watches.removeLast(2)
    }
}

extension ScreenSession {
    private func read() {
        guard let bytes = port.read() else { return end(.hungUp) }
        take(parser.feed(bytes))
        waitForMore()
    }

    private func waitForMore() {
        patience?.cancel()
        patience = nil
        guard !isOver else { return }
        switch parser.patience {
        case .none: break
        case .short: wait(Self.escapeDelay)
        case .long: wait(Self.restDelay)
        }
    }

    private func wait(_ delay: Duration) {
        patience = loop.call(at: loop.now + delay) { [weak self] in
            guard let self else { return }
            take(parser.timeOut())
            waitForMore()
        }
    }

    private func take(_ inputs: [TerminalInput]) {
        for input in inputs where !isOver {
            switch input {
            case .reply(let reply): note(reply)
            case .event(let event): deliver(event)
            }
        }
        drawIfNeeded()
    }

    /// Answers count until the screen is there; later ones vanish.
    private func note(_ reply: TerminalReply) {
        guard screen == nil else { return }
        modes.traits.note(reply)
        if case .attributes = reply { begin() }
    }

    /// Makes the screen, with what is known of the terminal by now.
    private func begin() {
        answers?.cancel()
        guard screen == nil, !isOver else { return }
        queue.send(modes.tune())
        size = port.size ?? size
        if modes.isFull { modes.traits.choosePictures(environment: environment, size: size) }
        surface = makeSurface(modes.traits.capabilities(environment: environment))
        let screen = makeScreen(modes.traits)
        screen.onChange = { [weak self] in self?.screenChanged() }
        self.screen = screen
        mustDraw = true
        for event in early where !isOver { deliver(event) }
        early = []
        drawIfNeeded()
    }

    private func makeSurface(_ capabilities: TerminalCapabilities) -> any Surface {
        switch options.extent {
        case .full: FullSurface(capabilities)
        case .lines(let limit): LineSurface(capabilities, reflows: modes.traits.reflows, limit: limit)
        }
    }

    private func deliver(_ event: InputEvent) {
        guard let screen else { return hold(event) }
        if event.isOfPerson { inputObserver() }
        switch event {
        case .key(let press) where press.modifiers == .control && press.phase == .press: deliver(control: press, screen)
        case .mouse(var mouse):
            mouse.position.x = min(mouse.position.x, size.width - 1)
            mouse.position.y = min(mouse.position.y, size.height - 1)
            if screen.holdsMouse || !takesMouse(mouse, size) { screen.handle(.mouse(mouse), at: loop.now) }
        case .resize(let new):
            isSizeStale = isSizeStale || new != size
        default: screen.handle(event, at: loop.now)
        }
    }

    /// Keys that came before the screen belong to it; nobody types so much that the limit matters.
    private func hold(_ event: InputEvent) {
        if early.count < 1024 { early.append(event) }
    }

    /// The keys that mean the same in every screen.
    private func deliver(control press: KeyPress, _ screen: any LiveScreen) {
        switch press.key {
        case .character("c"): interrupt(press, screen)
        case .character("l") where modes.isFull: repaint()
        case .character("q"): end(.closed)
        case .character("z"): suspend()
        default: screen.handle(.key(press), at: loop.now)
        }
    }

    private func interrupt(_ press: KeyPress, _ screen: any LiveScreen) {
        guard options.confirmsInterrupt else { return end(.interrupted) }
        if let interruptTime, loop.now - interruptTime <= Self.confirmationTime { return end(.closed) }
        interruptTime = loop.now
        screen.handle(.key(press), at: loop.now)
    }

    /// Draws everything anew, because something else wrote on the terminal.
    private func repaint() {
        surface?.invalidate()
        mustDraw = true
    }
}

extension InputEvent {
    /// Whether a person did it, and not the terminal.
    fileprivate var isOfPerson: Bool {
        switch self {
        case .key, .paste, .mouse: true
        case .focus, .resize: false
        }
    }
}
