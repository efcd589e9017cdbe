import CallFlowInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import CallFlow

@Suite("the history of calls")
struct CallHistoryTests {
    let store = MemoryKeyValueStore()
    let log = MemoryLogger()
    var history: StoredCallHistory { StoredCallHistory(store, log: log) }

    private func record(_ number: UInt8, at start: Int64, _ reason: EndReason? = .ended) -> CallRecord {
        let call = Call(CallID(random: [number]), .incoming, CallParty("78"), engine: "sim", isSimulated: true)
        return CallRecord(call, start: start, reason: reason)
    }

    @Test("calls are remembered, the latest first, and an end replaces its beginning")
    func remembering() async throws {
        let history = history
        history.record([record(1, at: 10, nil)])
        history.record([record(2, at: 20), record(1, at: 10)])
        await history.finish()
        #expect(try history.records() == [record(2, at: 20), record(1, at: 10)])
        #expect(try StoredCallHistory(store, log: log).records().count == 2)
    }

    @Test("a call that a run before left open was interrupted")
    func leftovers() async throws {
        let before = history
        before.record([record(1, at: 10, nil), record(2, at: 20)])
        before.closeLeftovers()
        await before.finish()
        #expect(try before.records().map(\.reason) == [.ended, nil])
        let history = history
        history.closeLeftovers()
        await history.finish()
        #expect(try history.records().map(\.reason) == [.ended, .interrupted])
    }

    @Test("at most 500 calls are remembered, and a person can have them forgotten")
    func forgetting() async throws {
        let history = history
        for start in 0..<3 { history.record((0..<200).map { Self.numbered(start * 200 + $0) }) }
        await history.finish()
        #expect(try history.records().count == 500)
        #expect(try history.records().first?.start == 599)
        try await history.remove(Self.numbered(599).id)
        #expect(try history.records().first?.start == 598)
        try await history.removeAll()
        #expect(try history.records().isEmpty)
    }

    private static func numbered(_ number: Int) -> CallRecord {
        let id = CallID(random: [UInt8(number / 256), UInt8(number % 256)])
        let call = Call(id, .outgoing, CallParty("78"), engine: "sim", isSimulated: true)
        return CallRecord(call, start: Int64(number), reason: .ended)
    }

    @Test("a full disk is told in the log, and calls go on")
    func failing() async throws {
        let history = history
        store.fail(with: .full(path: "group.db"))
        history.record([record(1, at: 10)])
        await history.finish()
        #expect(log.entries.count == 1)
    }
}
