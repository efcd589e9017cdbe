import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("the app from its start to its end")
@MainActor
struct AppRunTests {
    private let running = ScriptedRunning()
    private let lifecycle = RecordedLifecycle()
    private let world = InstanceWorld()
    private let harness: NavigationHarness

    init() throws {
        harness = NavigationHarness(routes: [try .fake("tessera://item", tab: "calls")])
    }

    private func app(
        tabs: [NavigationTab] = ShellStage.threeTabs, steps: [LaunchStep] = [], duties: [OwnerDuty] = []
    ) -> App {
        App(
            parts: ShellParts(
                navigation: harness.navigation, tabs: tabs, steps: steps, duties: duties,
                runner: EchoingProgram.runner),
            running: running, lifecycle: lifecycle, instance: world.instance())
    }

    private func run(_ arguments: [String] = [], isTerminal: Bool = true, app: App? = nil) async -> CommandRun {
        let app = app ?? self.app()
        let command = AppCommand(app: { app }, instance: { [world] in world.instance() }).command
        return await CommandHarness.runRoot(
            command, arguments, environment: ["TERM": "xterm"], isTerminal: isTerminal)
    }

    @Test("it starts the features, shows the first tab, answers other processes, stops the features and resigns")
    func life() async throws {
        let (world, harness) = (world, harness)
        running.whileOpen = {
            guard case .client(let client) = try await world.instance().elect() else {
                Issue.record("nobody owns the instance")
                return
            }
            let answer = try await client.ask(
                InstanceRequest("navigation.open", body: #"{"link":"tessera://item"}"#))
            #expect(answer == #"{"answer":"opened"}"#)
            harness.settle()
        }
        #expect(await run() == CommandRun(code: .done))
        #expect(lifecycle.calls == [.start, .stop])
        #expect(running.options == [ScreenOptions(title: "Tessera", confirmsInterrupt: true)])
        #expect(running.texts.first?.hasPrefix("[ ‹ Back ] tessera://item\n") == true)
        guard case .owner = try await world.instance().elect() else {
            Issue.record("the instance was not given up")
            return
        }
        #expect(harness.problems == [])
    }

    @Test("a link opens before the first frame")
    func link() async throws {
        guard case .owner(let owner) = try await world.instance().elect() else { return }
        let code = try await app().run(opening: "tessera://item", as: owner, CapturedRun().invocation)
        #expect(code == .done)
        #expect(harness.map == "home: Home [calls: Calls > tessera://item] gallery: -")
    }

    @Test("beside another app of the instance it opens, too, and keeps nothing for the next run")
    func second() async throws {
        guard case .owner(let owner) = try await world.instance().elect() else { return }
        #expect(await run() == CommandRun(code: .done))
        harness.settle()
        await harness.save()
        #expect(try harness.store.names(of: "navigation") == [])
        owner.resign()
    }

    @Test("it takes the place of an app that leaves: it answers, and does what the owner does")
    func heir() async throws {
        guard case .owner(let owner) = try await world.instance().elect() else { return }
        let (begun, begin) = AsyncStream<Void>.makeStream()
        running.whileOpen = { [world] in
            owner.resign()
            for await _ in begun { break }
            guard case .client(let client) = try await world.instance().elect() else {
                Issue.record("nobody has taken the place")
                return
            }
            let request = InstanceRequest("navigation.open", body: #"{"link":"tessera://item"}"#)
            #expect(try await client.ask(request) == #"{"answer":"opened"}"#)
        }
        #expect(await run(app: app(duties: [OwnerDuty { begin.yield() }])) == CommandRun(code: .done))
        guard case .owner = try await world.instance().elect() else {
            Issue.record("the instance was not given up")
            return
        }
    }

    @Test("what a duty cannot do is said, and the others are done")
    func duties() async throws {
        let (begun, begin) = AsyncStream<Void>.makeStream()
        running.whileOpen = { for await _ in begun { break } }
        let duties = [OwnerDuty { throw UnknownTopic("duty") }, OwnerDuty { begin.yield() }]
        #expect(await run(app: app(duties: duties)).code == .done)
        #expect(running.texts.first?.contains("the app that runs knows nothing") == true, "\(running.texts)")
    }

    @Test("the first one keeps where it was for the next run")
    func kept() async throws {
        #expect(await run().code == .done)
        await harness.save()
        #expect(try harness.store.names(of: "navigation") == ["state"])
    }

    @Test("where the output is no terminal the first screen is printed without keys, and nothing starts")
    func printed() async {
        running.exit = .printed
        let app = app(steps: [.fake("welcome") { _ in }])
        #expect(await run(isTerminal: false, app: app) == CommandRun(code: .done))
        #expect(running.texts == ["Home\n\n[ Add ]"])
        #expect(lifecycle.calls == [])
    }

    @Test("plain lines are wanted with --linear, also where there is no terminal")
    func linear() async {
        #expect(await run(["--linear"], isTerminal: false).code == .done)
        #expect(running.options.map(\.isLinear) == [true])
        #expect(lifecycle.calls == [.start, .stop])
    }

    @Test("how the screen ended is how the program ends")
    func endings() async {
        for (exit, code) in [(ScreenExit.interrupted, ExitCode.interrupted), (.hungUp, ExitCode(rawValue: 129))] {
            running.exit = exit
            #expect(await run().code == code)
        }
    }

    @Test("a build without tabs says so, and the features are stopped")
    func noTabs() async {
        let run = await run(app: app(tabs: []))
        #expect(run.code == .notInBuild)
        #expect(
            run.errors == "tessera: no feature of this build has anything to show; `features` lists what is in it\n")
        #expect(lifecycle.calls == [.start, .stop])
        #expect(running.options == [])
    }

    @Test("the command keeps the rules of commands, in both languages")
    func conformance() {
        let app = app()
        let command = AppCommand(app: { app }, instance: { [world] in world.instance() }).command
        #expect(CommandConformance.problems(inRoot: command) == [])
    }
}
