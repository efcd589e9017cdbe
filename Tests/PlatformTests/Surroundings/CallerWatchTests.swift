import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("whoever a program runs for", .timeLimit(.minutes(2)))
struct CallerWatchTests {
    private let runner = SystemProcessRunner(ProcessEnvironment(), time: SystemContinuousTime())
    private let nowhere = Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC))

    @Test("a reader of the output that closes it is gone, without anything being written")
    func output() async throws {
        var pipe = try Descriptor.pipe() as (reading: Descriptor?, writing: Descriptor)
        let watch = SystemCallerWatch(input: nowhere.number, output: pipe.writing.number, parent: 1)
        try await #expect(isWaiting(watch))
        pipe.reading = nil
        try await watch.waitUntilGone()
    }

    @Test("a writer of the input that closes it is gone, also when it leaves something unread")
    func input() async throws {
        var pipe = try Descriptor.pipe() as (reading: Descriptor, writing: Descriptor?)
        try await pipe.writing?.write(Array("unread\n".utf8))
        let watch = SystemCallerWatch(input: pipe.reading.number, output: nowhere.number, parent: 1)
        try await #expect(isWaiting(watch))
        pipe.writing = nil
        try await watch.waitUntilGone()
    }

    @Test("half a hang-up of a socket is one")
    func socket() async throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let sockets = ends.map(Descriptor.init)
        let watch = SystemCallerWatch(input: ends[0], output: nowhere.number, parent: 1)
        try await #expect(isWaiting(watch))
        shutdown(ends[1], Int32(SHUT_WR))
        try await watch.waitUntilGone()
        withExtendedLifetime(sockets) {}
    }

    @Test("the end of the process that started it is told of, though the streams go on")
    func parent() async throws {
        let child = try await runner.start(ProcessRequest("cat"))
        let watch = SystemCallerWatch(input: nowhere.number, output: nowhere.number, parent: child.processID)
        try await #expect(isWaiting(watch))
        child.closeInput()
        try await watch.waitUntilGone()
    }

    @Test("streams that are not there are not missed, and waiting can be cancelled")
    func nothing() async throws {
        for number in [-1, nowhere.number] {
            let watch = SystemCallerWatch(input: number, output: number, parent: 1)
            try await #expect(isWaiting(watch))
        }
    }

    /// Whether it still waits after everything that was to be told was told: a pipe that is readable already is polled
    /// for after the watch, in the same poll.
    private func isWaiting(_ watch: SystemCallerWatch) async throws -> Bool {
        let waiting = Task { try await watch.waitUntilGone() }
        var pipe = try Descriptor.pipe() as (reading: Descriptor, writing: Descriptor?)
        pipe.writing = nil
        try await Readiness.toRead.wait(for: pipe.reading)
        waiting.cancel()
        do {
            try await waiting.value
            return false
        } catch is CancellationError { return true }
    }
}
