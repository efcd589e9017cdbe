import FeatureKitInterface
import Testing

@testable import FeatureKit

@MainActor
@Suite("starting and stopping")
struct LifecycleTests {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private func record(
        _ id: String, _ journal: Journal, failsToStart: Bool = false, failsToStop: Bool = false
    ) -> FeatureRecord {
        .of(.of(id)) {
            $0.onStart { _ in
                if failsToStart { throw Refusal(description: "no power") }
                journal.note("start \(id)")
            }
            $0.onStop { _ in
                journal.note("stop \(id)")
                if failsToStop { throw Refusal(description: "stuck") }
            }
        }
    }

    private func starter(_ records: [FeatureRecord]) -> Starter {
        Starter(records, container: Container(records))
    }

    @Test("features start in order and stop in reverse")
    func order() async throws {
        let journal = Journal()
        let starter = starter([record("a", journal), record("b", journal)])
        try await starter.start()
        try await starter.stop()
        #expect(journal.entries == ["start a", "start b", "stop b", "stop a"])
    }

    @Test("a second start does nothing, and so does a stop without a start")
    func twice() async throws {
        let journal = Journal()
        let starter = starter([record("a", journal)])
        try await starter.stop()
        try await starter.start()
        try await starter.start()
        try await starter.stop()
        try await starter.stop()
        #expect(journal.entries == ["start a", "stop a"])
    }

    @Test("a failed start stops what had started and reports every error")
    func failedStart() async {
        let journal = Journal()
        let starter = starter([
            record("a", journal), record("b", journal, failsToStop: true), record("c", journal, failsToStart: true),
            record("d", journal),
        ])
        await #expect {
            try await starter.start()
        } throws: {
            "\($0)" == "c failed to start: no power\nb failed to stop: stuck"
        }
        #expect(journal.entries == ["start a", "start b", "stop b", "stop a"])
    }

    @Test("every feature has its turn to stop, even after one failed")
    func failedStop() async throws {
        let journal = Journal()
        let starter = starter([record("a", journal, failsToStop: true), record("b", journal, failsToStop: true)])
        try await starter.start()
        await #expect {
            try await starter.stop()
        } throws: {
            "\($0)" == "b failed to stop: stuck\na failed to stop: stuck"
        }
    }

    @Test("after a stop the assembly can start again")
    func again() async throws {
        let journal = Journal()
        let starter = starter([record("a", journal)])
        for _ in 0..<2 {
            try await starter.start()
            try await starter.stop()
        }
        #expect(journal.entries == ["start a", "stop a", "start a", "stop a"])
    }
}
