import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKitTesting
import Testing
import TextViewKitInterface

@Suite("any sequence of operations")
@MainActor
struct PropertyTests {
    @Test("10,000 random operations keep the rule after each, leave no coordinator behind, and never trap")
    func random() async throws {
        let seed: UInt64 = 20_261_130
        var monkey = try Monkey(seed: seed)
        for step in 1...10_000 {
            let act = monkey.act()
            let problems = monkey.app.reportedProblems + monkey.leftBehind
            #expect(problems == [], "seed \(seed), step \(step), \(act): \(monkey.app.map)")
            guard problems.isEmpty else { return }
            // Others on the main actor want their turn too.
            if step.isMultiple(of: 50) { await Task.yield() }
        }
        #expect(monkey.done.count == Monkey.Act.allCases.count, "never done: \(monkey.undone)")
        #expect(monkey.app.problems == [])
    }

    @Test("an operation that is refused or has nothing to do leaves everything as it was")
    func refusals() throws {
        var monkey = try Monkey(seed: 7)
        var refused = 0
        for _ in 1...2_000 {
            let (before, counts) = (monkey.app.map, monkey.app.counts)
            _ = monkey.act()
            guard monkey.lastResult.map({ $0 != .done && $0 != .interrupted }) ?? false else { continue }
            refused += 1
            #expect(monkey.app.map == before)
            #expect(monkey.app.counts == counts)
        }
        #expect(refused > 100)
    }

    @Test("10,000 times push and pop, present and dismiss leave memory as it was")
    func memory() async {
        await #expect(processExitsWith: .success) {
            try await PropertyTests.cycle()
        }
    }

    /// In a process of its own, so that no other test allocates meanwhile.
    private static func cycle() throws {
        let app = NavigationHarness.withRoot()
        let cycles = { (count: Int) in
            for number in 0..<count {
                app.scope.pushFlow("a")
                app.scope.router.pop(.atOnce)
                app.scheduler.advance(by: .milliseconds(1))
                guard number.isMultiple(of: 10) else { continue }
                app.scope.presentFlow("m")
                app.scope.router.dismiss(.atOnce)
            }
        }
        cycles(1_000)
        let (bytes, alive) = (try Heap.bytesInUse(), app.navigation.recentEvents.count)
        cycles(10_000)
        // One small object left behind by each cycle would be 320,000 bytes.
        try #require(try Heap.bytesInUse() - bytes < 32_768)
        try #require(app.navigation.recentEvents.count == alive)
        try #require(app.problems == [])
    }
}

/// Does random operations, from any coordinator that is there.
@MainActor
private struct Monkey {
    enum Act: CaseIterable {
        case push, pushFlow, pop, popToRoot, popTo, setRoot, present, overlay, alert, dismiss, close, leave, remove
        case selectTab, link, badLink, back, cancelSwipe, commitSwipe, doubleTap, wait
    }

    let app: NavigationHarness
    private(set) var done: Set<Act> = []
    private(set) var lastResult: NavigationResult?
    private var generator: SeededGenerator
    private var flows: [WeakFlow] = []
    private var count = 0
    private let results = Results()

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        let routes = [try Route.test("tessera://a/b", tab: "two"), try Route.test("tessera://c")]
        app = .withTabs("one", "two", "three", routes: routes)
    }

    var undone: [Act] { Act.allCases.filter { !done.contains($0) } }

    /// Flows that are alive without a screen, after the turn that they may have.
    var leftBehind: [String] {
        let owners = Set(app.navigation.state.screens.map { ObjectIdentifier($0.owner) })
        return flows.compactMap(\.flow).filter { !owners.contains(ObjectIdentifier($0.scope)) }.map {
            "\($0.scope.name) is left"
        }
    }

    mutating func act() -> Act {
        let act = Act.allCases.randomElement(using: &generator) ?? .wait
        results.last = nil
        perform(act)
        lastResult = results.last
        if lastResult == .done { done.insert(act) }
        flows.removeAll { !$0.isAlive }
        return act
    }

    /// Mostly without a transition, so that results are there at once.
    private var transition: NavigationTransition? {
        mutating get { Int.random(in: 0..<4, using: &generator) == 0 ? nil : .atOnce }
    }

    private mutating func perform(_ act: Act) {
        let note: @MainActor (NavigationResult) -> Void = { [results] in results.last = $0 }
        let scope = app.navigation.state.screens.randomElement(using: &generator)?.owner ?? app.scope
        let router = scope.router
        let way = transition
        switch act {
        case .push: router.push(screen(of: scope), way, completion: note)
        case .pushFlow: router.push(flow(in: scope), way, completion: note)
        case .pop: router.pop(way, completion: note)
        case .popToRoot: router.popToRoot(way, completion: note)
        case .popTo:
            guard let screen = app.navigation.state.screens.randomElement(using: &generator) else { return }
            router.pop(to: screen, way, completion: note)
        case .setRoot: router.setRoot(flow(in: app.scope), way, completion: note)
        case .present: router.present(flow(in: scope), as: presentation(), way, completion: note)
        case .overlay: router.present(flow(in: scope), as: overlay(), way, completion: note)
        case .alert: router.present(screen(of: scope), as: .alert, way, completion: note)
        case .dismiss: router.dismiss(way, completion: note)
        case .close: router.close(way, completion: note)
        case .leave: router.leave(way, completion: note)
        case .remove:
            guard let screen = app.navigation.state.screens.randomElement(using: &generator) else { return }
            router.remove(screen, way, completion: note)
        case .selectTab:
            app.navigation.system.selectTab(
                ["one", "two", "three", "none"].randomElement(using: &generator) ?? "", completion: note)
        default: performOther(act)
        }
    }

    private mutating func performOther(_ act: Act) {
        let system = app.navigation.system
        switch act {
        case .link:
            note(
                try? app.navigation.open(["tessera://a/b", "tessera://c"].randomElement(using: &generator) ?? "")
                    == .opened)
        case .badLink: note((try? app.navigation.open("tessera://nowhere")) == nil)
        case .back: note(system.back())
        case .cancelSwipe:
            let map = app.map
            note(system.beginSwipe(Bool.random(using: &generator) ? .back : .down))
            system.moveSwipe(to: Double.random(in: -1...2, using: &generator))
            system.cancelSwipe()
            #expect(app.map == map)
        case .commitSwipe:
            note(system.beginSwipe(Bool.random(using: &generator) ? .back : .down))
            system.commitSwipe()
        case .doubleTap:
            let count = app.navigation.state.screens.count
            for _ in 0..<2 { app.scope.router.push(flow(in: app.scope)) }
            #expect(app.navigation.state.screens.count <= count + 1)
            note(true)
        default:
            app.scheduler.advance(by: .milliseconds(Int.random(in: 0...300, using: &generator)))
            note(true)
        }
    }

    private func note(_ isDone: Bool?) {
        if isDone == true { results.last = .done }
    }

    private mutating func screen(of scope: any CoordinatorScope) -> any Presentable {
        count += 1
        return scope.screen("s\(count)") { Text("") }
    }

    private mutating func flow(in scope: any CoordinatorScope) -> any Presentable {
        count += 1
        let (flow, view) = scope.flow("f\(count)")
        flows.append(WeakFlow(flow))
        return view
    }

    private mutating func presentation() -> Presentation {
        [Presentation.sheet, .fullScreen, Presentation(.sheet, isClosable: false)].randomElement(using: &generator)
            ?? .sheet
    }

    private mutating func overlay() -> Presentation {
        .overlay([OverlayPriority.toast, .tool, .call].randomElement(using: &generator) ?? .tool)
    }
}

/// What the last operation came to.
@MainActor
private final class Results {
    var last: NavigationResult?
}
