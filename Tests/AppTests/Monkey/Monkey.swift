import FeatureKit
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import Navigation
import NavigationInterface
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import TextViewKitInterface
import TextViewKitTesting

/// Plays events into the assembled app, and looks after each whether all is well.
@MainActor
final class Monkey {
    @TaskLocal static var present: Monkey?

    private(set) var report = MonkeyReport()
    let world: MonkeyWorld
    private let events: [MonkeyEvent]
    private var position = 0
    private var watch = ScreenWatch()
    private var size = Size(width: 120, height: 30)
    private var isDiskFull = false

    init(_ events: [MonkeyEvent], in world: MonkeyWorld) { (self.events, self.world) = (events, world) }

    /// Starts the app again and again until all events are used up.
    func run(_ assembly: @MainActor () -> Assembly) async -> MonkeyReport {
        repeat {
            report.sessions += 1
            await session(assembly)
        } while position < events.count && !report.isHopeless
        report.events = position
        return report
    }

    private func session(_ assembly: @MainActor () -> Assembly) async {
        let run = CapturedRun([], environment: ["TERM": "xterm-256color"], isTerminal: true, columns: 120)
        let before = position
        let code = await Self.$present.withValue(self) {
            await MonkeyWorld.$present.withValue(world) { await assembly().run(run.invocation) }
        }
        if code != .done { tell("the app ended with \(code.rawValue): \(run.errors.text)") }
        if position == before { position += 1 }
        await rest()
        watch = ScreenWatch()
        readLog()
    }

    /// Notes a problem, and after which event.
    func tell(_ problem: String) { report.add(problem, at: position) }

    /// Plays events into a screen until it is closed.
    func use(_ screen: MonkeyScreen, _ harness: Harness, _ navigation: any Navigating) async -> ScreenExit {
        size = Size(width: 120, height: 30)
        await settle(screen)
        while position < events.count, !screen.isClosed, !report.isHopeless {
            let event = events[position]
            position += 1
            if event == .restart { break }
            await play(event, screen, harness, navigation)
            await settle(screen)
            look(harness, navigation)
            if position.isMultiple(of: 100) { await lookForLeaks(screen, navigation) }
        }
        return .closed
    }

    private func look(_ harness: Harness, _ navigation: any Navigating) {
        for problem in (navigation as? Navigator)?.violations() ?? [] { tell(problem) }
        readLog()
        watch.note(navigation.state.screens)
        // What moves shows two screens at once.
        guard navigation.state.motion == nil, navigation.state.swipe == nil,
            let visible = navigation.state.visible
        else { return }
        let name = "\(visible.owner.name): \(visible.title.text(in: .english))"
        let parts = Set(harness.nodes.flatMap(\.flattened).map { "\($0.role) \($0.label)" })
        guard report.isNew(name, parts) else { return }
        let labels = Dictionary(harness.nodes.flatMap(\.flattened).map { ($0.id, $0.label) }) { first, _ in first }
        for finding in harness.lint {
            tell("lint, on \(name): `\(labels[finding.id] ?? "")` \(finding.rule.rawValue)")
        }
    }

    private func lookForLeaks(_ screen: MonkeyScreen, _ navigation: any Navigating) async {
        await pass(.seconds(3), screen)
        let shown = Set(navigation.state.screens.map { ObjectIdentifier($0) })
        for name in watch.living(besides: shown) { tell("\(name) is alive and on no stack") }
    }

    private func readLog() {
        for entry in world.logger.entries.dropFirst(report.logEntries) where isProblem(entry) {
            tell("log, \(entry.module): \(entry.message.text)")
        }
        report.logEntries = world.logger.entries.count
    }

    /// That a full disk takes nothing is said, as it should be.
    private func isProblem(_ entry: LogEntry) -> Bool {
        !isDiskFull && (entry.module == "navigation" || entry.level >= .error)
    }
}

extension Monkey {
    /// Lets what was begun go on, as far as it needs no time.
    private func settle(_ screen: MonkeyScreen) async {
        for _ in 0..<12 { await Task.yield() }
        screen.refresh()
    }

    private func rest() async {
        world.time.advance(by: .seconds(600))
        for _ in 0..<2000 { await Task.yield() }
    }

    private func pass(_ duration: Duration, _ screen: MonkeyScreen) async {
        let steps = duration <= .seconds(100) ? min(max(1, Int(duration / .milliseconds(500))), 30) : 1
        for _ in 0..<steps {
            world.time.advance(by: duration / steps)
            screen.harness?.advance(by: min(duration / steps, .seconds(5)))
            await settle(screen)
        }
    }

    private func play(
        _ event: MonkeyEvent, _ screen: MonkeyScreen, _ harness: Harness, _ navigation: any Navigating
    ) async {
        switch event {
        case .key(let name, let modifiers): press(name, modifiers, screen, harness)
        case .type(let text): harness.type(text)
        case .paste(let text): harness.paste(text)
        case .touch(let control): touch(control, screen, harness)
        case .mouse(let action, let x, let y): mouse(action, x, y, screen, harness)
        case .resize(let width, let height):
            size = Size(width: width, height: height)
            harness.resize(width: width, height: height)
        case .wait(let milliseconds): await pass(.milliseconds(milliseconds), screen)
        case .clock(let seconds): world.time.setWallClock(by: .seconds(seconds))
        case .push(let kind, let call): await world.push(kind, call)
        case .link(let address): _ = try? navigation.open(address)
        case .network(let isUp):
            world.network.fail(with: isUp ? nil : .offline(host: "server.test", reason: "no network"))
        case .lock(let isLocked): world.lock.set(isLocked ? .locked : .unlocked)
        case .disk(let isFull):
            isDiskFull = isFull
            world.fill(isFull)
        case .restart: break
        }
    }

    /// The session of a terminal keeps Ctrl-Q and Ctrl-C to itself.
    private func press(_ name: String, _ modifiers: UInt8, _ screen: MonkeyScreen, _ harness: Harness) {
        guard let press = MonkeyEvent.press(name, modifiers) else { return }
        if press.key == .character("q"), press.modifiers == .control { return screen.close() }
        harness.send(.key(press))
    }

    private func mouse(_ action: String, _ x: Int, _ y: Int, _ screen: MonkeyScreen, _ harness: Harness) {
        guard let action = MonkeyEvent.actions[action] else { return }
        send(MouseEvent(action, at: Point(x: min(x, size.width - 1), y: min(y, size.height - 1))), screen, harness)
    }

    private func touch(_ control: Int, _ screen: MonkeyScreen, _ harness: Harness) {
        let bounds = Rect(width: size.width, height: size.height)
        let frames = harness.nodes.flatMap(\.flattened).filter { $0.traits.contains(.interactive) }
            .map { $0.frame.intersection(bounds) }.filter { !$0.isEmpty }
        guard !frames.isEmpty else { return }
        let frame = frames[control % frames.count]
        let point = Point(x: (frame.minX + frame.maxX - 1) / 2, y: (frame.minY + frame.maxY - 1) / 2)
        send(MouseEvent(.press(1), at: point), screen, harness)
        send(MouseEvent(.release(1), at: point), screen, harness)
    }

    private func send(_ event: MouseEvent, _ screen: MonkeyScreen, _ harness: Harness) {
        if !screen.takes(event, in: size) { harness.send(.mouse(event)) }
    }
}
