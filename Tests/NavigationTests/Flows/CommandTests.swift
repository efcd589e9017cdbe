import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import Navigation

@Suite("tessera open")
@MainActor
struct CommandTests {
    private let world = InstanceWorld()

    private func run(_ words: String..., app: (any AppStarting)? = nil) async throws -> CommandRun {
        let routes = RouteTable(routes: [try .test("tessera://item"), try .test("tessera://other")])
        let command = OpenCommand(routes: { routes }, instance: { [world] in world.instance() }, app: { app }).command
        return await CommandHarness.run(command, words)
    }

    /// Runs an app that owns the instance while something happens.
    private func running(_ app: NavigationHarness, _ body: () async throws -> Void) async throws {
        guard case .owner(let owner) = try await world.instance().elect() else { throw CancellationError() }
        let navigation = app.navigation
        let serving = Task { await owner.serve { try await navigation.answer($0) } }
        try await body()
        owner.resign()
        await serving.value
    }

    private func app() throws -> NavigationHarness {
        let other = InstanceTopic("calls.push") { "{\"pushed\": \($0.body)}" }
        return NavigationHarness(tabs: [.test("home")], routes: [try .test("tessera://item")], topics: [other])
    }

    @Test("the app that runs opens the link")
    func client() async throws {
        let app = try app()
        try await running(app) {
            let result = try await run("tessera://item")
            #expect(result.code == .done)
            #expect(result.output == "")
            #expect(result.errors == "")
        }
        #expect(app.map == "[home: Home > Item]")
        #expect(app.problems == [])
    }

    @Test("during a call the person is told that the link waits")
    func queued() async throws {
        let app = try app()
        app.scope.presentFlow("call", as: .overlay(.call))
        try await running(app) {
            let result = try await run("tessera://item")
            #expect(result.output == "the link opens as soon as the app is free for it\n")
        }
        #expect(app.map == "[home: Home] {Call}")
    }

    @Test("what the app that runs cannot open, it says in its own words")
    func otherVersion() async throws {
        let app = try app()
        try await running(app) {
            let result = try await run("tessera://other")
            #expect(result.code == .failed)
            #expect(result.errors.contains("`tessera://other` leads nowhere in this build"))
        }
        #expect(app.map == "[home: Home]")
    }

    @Test("a link that leads nowhere is a usage error, and no app is asked or started")
    func unknown() async throws {
        let starter = RecordedStart()
        for link in ["tessera://itm", "https://item"] {
            let result = try await run(link, app: starter)
            #expect(result.code == .usage)
        }
        #expect(try await run("tessera://itm").errors.contains("did you mean `tessera://item`?"))
        #expect(try await run().code == .usage)
        #expect(starter.links == [])
    }

    @Test("when no app runs, it starts with the link, and this process owns the instance without a gap")
    func owner() async throws {
        let starter = RecordedStart()
        #expect(try await run("tessera://item", app: starter).code == .done)
        #expect(starter.links == ["tessera://item"])
        guard case .owner = try await world.instance().elect() else {
            Issue.record("the app has ended, and somebody still owns the instance")
            return
        }
    }

    @Test("how the app ends is how the command ends")
    func ending() async throws {
        #expect(try await run("tessera://item", app: RecordedStart(.interrupted)).code == .interrupted)
    }

    @Test("a build without an app says so, and lets the instance go")
    func withoutApp() async throws {
        let result = try await run("tessera://item")
        #expect(result.code == .notInBuild)
        #expect(result.errors.contains("no app runs that could open it, and this build has none"))
        guard case .owner = try await world.instance().elect() else {
            Issue.record("somebody still owns the instance")
            return
        }
    }

    @Test("the list shows every kind of link")
    func list() async throws {
        #expect(
            try await run("--list").output
                == "tessera://item   tessera://item\ntessera://other  tessera://other\n")
    }

    @Test("a request is answered by whoever contributed its topic, and one about something else with a sentence")
    func topics() async throws {
        let app = try app()
        #expect(try await app.navigation.answer(InstanceRequest("calls.push", body: "1")) == "{\"pushed\": 1}")
        let error = await #expect(throws: UnknownTopic.self) {
            try await app.navigation.answer(InstanceRequest("widgets.move"))
        }
        #expect(error?.description == "the app that runs knows nothing of `widgets.move`; it may be another version")
        await #expect(throws: (any Error).self) {
            try await app.navigation.answer(InstanceRequest(OpenRequest.topic, body: "{\"lnk\": 1}"))
        }
    }
}

/// A shell that only writes down what it was started with.
@MainActor
private final class RecordedStart: AppStarting {
    private(set) var links: [String?] = []
    private let code: ExitCode

    init(_ code: ExitCode = .done) {
        self.code = code
    }

    func run(opening link: String?, as owner: any InstanceOwner, _ invocation: Invocation) async throws -> ExitCode {
        links.append(link)
        owner.resign()
        return code
    }
}
