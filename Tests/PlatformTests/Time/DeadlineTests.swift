import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@Suite("deadlines")
struct DeadlineTests {
    @Test("what ends in time gives its value, and leaves nobody waiting")
    func inTime() async throws {
        let time = VirtualTime()
        #expect(try await time.within(.seconds(10)) { 7 } == 7)
    }

    @Test("what throws in time throws the same")
    func failing() async throws {
        let time = VirtualTime()
        await #expect(throws: NoticeError(reason: "no")) {
            try await time.within(.seconds(10)) { throw NoticeError(reason: "no") }
        }
    }

    @Test("what hangs is given up at the deadline, even when it does not hear that it is cancelled")
    func hanging() async throws {
        let time = VirtualTime()
        let (stream, hold) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await time.within(.milliseconds(300)) {
                await Task.detached { for await _ in stream {} }.value
            }
        }
        await time.waitForSleepers(1)
        time.advance(by: .milliseconds(300))
        await #expect(throws: DeadlineError(limit: .milliseconds(300))) { try await task.value }
        hold.finish()
    }

    @Test("no time at all begins nothing, and cancelling ends the wait at once")
    func edges() async throws {
        let time = VirtualTime()
        await #expect(throws: DeadlineError(limit: .zero)) {
            try await time.within(.zero) { Issue.record("it was begun") }
        }
        let task = Task {
            try await time.within(.seconds(1)) { try await time.sleep(for: .seconds(100)) }
        }
        await time.waitForSleepers(2)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("an error says how long was waited, in the language of who reads it")
    func text() {
        #expect("\(DeadlineError(limit: .seconds(10)))" == "no answer within 10 s")
        #expect(DeadlineError(limit: .milliseconds(300)).explanation.text(in: .russian) == "нет ответа за 0,3 с")
    }
}
