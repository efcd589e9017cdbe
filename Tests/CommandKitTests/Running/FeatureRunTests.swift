import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("starting features for a command")
@MainActor
struct FeatureRunTests {
    private static let failure = LifecycleError(failures: [
        .init(feature: "storage", stage: .stop, reason: "the disk is full"),
        .init(feature: "calls", stage: .stop, reason: "no answer"),
    ])
    private static let stopMessage =
        "tessera: storage failed to stop: the disk is full\ntessera: calls failed to stop: no answer\n"

    private func run(_ lifecycle: RecordedLifecycle, _ body: @escaping Command.Body) async -> CommandRun {
        let command = Command("x", abstract: "run", startsFeatures: true, body: body)
        return await ProgramFixture(commands: [command], lifecycle: lifecycle).run(["x"])
    }

    @Test("features are started before the body and stopped after it, also after a failure")
    func order() async {
        for error in [nil, CommandFailure("broken")] {
            let lifecycle = RecordedLifecycle()
            let run = await run(lifecycle) { _ in
                #expect(lifecycle.calls == [.start])
                if let error { throw error }
            }
            #expect(lifecycle.calls == [.start, .stop])
            #expect(run.code == (error == nil ? .done : .failed))
        }
    }

    @Test("a command that does not ask for features starts none")
    func untouched() async {
        let lifecycle = RecordedLifecycle()
        _ = await ProgramFixture(lifecycle: lifecycle).run(["add", "1"])
        _ = await ProgramFixture(lifecycle: lifecycle).run(["--version"])
        #expect(lifecycle.calls == [])
    }

    @Test("a failed start keeps the body from running, and is told feature by feature")
    func failedStart() async {
        let lifecycle = RecordedLifecycle()
        lifecycle.startFailure = Self.failure
        let run = await run(lifecycle) { _ in Issue.record("the body ran") }
        #expect(run == CommandRun(code: .failed, errors: Self.stopMessage))
        #expect(lifecycle.calls == [.start])
    }

    @Test("a failed stop fails a command that went well, and is told beside the failure of another")
    func failedStop() async {
        let lifecycle = RecordedLifecycle()
        lifecycle.stopFailure = Self.failure
        #expect(await run(lifecycle) { _ in } == CommandRun(code: .failed, errors: Self.stopMessage))
        let both = await run(lifecycle) { _ in throw CommandFailure("no answer", code: .unavailable) }
        #expect(both == CommandRun(code: .unavailable, errors: Self.stopMessage + "tessera: no answer\n"))
    }

    @Test("an interrupted command stops its features undisturbed")
    func interrupted() async {
        let lifecycle = RecordedLifecycle()
        let task = Task { @MainActor in await run(lifecycle) { _ in try Task.checkCancellation() } }
        task.cancel()
        #expect(await task.value == CommandRun(code: .interrupted))
        #expect(lifecycle.calls == [.start, .stop])
        #expect(!lifecycle.wasCancelledAtStop)
    }
}
