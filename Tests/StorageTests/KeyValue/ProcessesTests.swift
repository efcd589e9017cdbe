import FeatureKitTesting
import Glibc
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("several processes and one store", .timeLimit(.minutes(30)))
struct ProcessesTests {
    @Test("four processes that add 250 times each come to 1000, and no two get the same sum")
    func increments() async throws {
        let bench = Bench()
        let outcomes = try await onThread {
            let programs = try (0..<4).map { _ in try bench.program("increment", "250") }
            return programs.map { $0.end() }
        }
        #expect(outcomes.map(\.status) == [0, 0, 0, 0])
        let sums = outcomes.flatMap { $0.output.split(separator: "\n").compactMap { Int($0) } }
        #expect(sums.sorted() == Array(1...1000))
        #expect(try bench.store().value(for: .number) == 1000)
    }

    @Test("a writer that is killed a hundred times leaves the old value or the new one, and all that it was told of")
    func killed() async throws {
        let bench = Bench()
        for round in 1...100 {
            let last = try await onThread { try killWriter(bench, after: 1 + round * 7 % 13) }
            let database = bench.database()
            let record = try #require(try bench.store(database).value(for: .record))
            let number = try #require(record.first?.split(separator: " ").first.flatMap { Int($0) })
            #expect(last...last + 1 ~= number, "round \(round)")
            #expect(record == Array(repeating: record[0], count: min(number, 200)), "round \(round)")
            #expect(try DatabaseStatus(database).damage == nil, "round \(round)")
        }
        #expect(bench.reports == [])
    }

    /// The number of the last record that a killed writer was told to be stored.
    private func killWriter(_ bench: Bench, after reads: Int) throws -> Int {
        let writer = try bench.program("churn")
        var text = ""
        for _ in 0..<reads { text += writer.read() }
        writer.send(SIGKILL)
        let outcome = writer.end()
        try #require(outcome.status == 128 + SIGKILL, "\(outcome.output)")
        let lines = (text + outcome.output).split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.dropLast().last.flatMap { Int($0) })
    }

    @Test("another process's change is told by the file system, with no time spent on looking")
    func notice() async throws {
        let bench = Bench()
        let store = bench.store()
        var values = try store.values(of: .number).makeAsyncIterator()
        #expect(await values.next() == .some(nil))
        for value in 1...5 {
            let outcome = try await onThread { try bench.program("set", "\(value)").end() }
            #expect(outcome == ChildProgram.Outcome(status: 0))
            #expect(await values.next() == value)
        }
        #expect(bench.time.sleepers == 0)
    }

    @Test("a writer that meets a lock waits for its end as a task, and gives up after five seconds")
    func busy() async throws {
        let bench = Bench()
        let store = bench.store()
        try await store.set(1, for: .number)
        let other = try Connection(bench.path)
        try other.execute("BEGIN IMMEDIATE")
        let writing = Task { try await store.increment(.number) }
        await bench.time.waitForSleepers(1)
        #expect(try store.value(for: .number) == 1)
        try other.execute("ROLLBACK")
        bench.time.advance(by: .milliseconds(1))
        #expect(try await writing.value == 2)

        try other.execute("BEGIN IMMEDIATE")
        let late = Task { try await store.increment(.number) }
        await bench.time.waitForSleepers(1)
        bench.time.advance(by: Database.patience)
        await #expect(throws: StoreError.busy(path: bench.path)) { try await late.value }
        let cancelled = Task { try await store.increment(.number) }
        await bench.time.waitForSleepers(1)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        try other.execute("ROLLBACK")
        #expect(try await store.increment(.number) == 3)
    }
}
