import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Bridges from and to async")
struct AsyncBridgeTests {
    private let stage = Stage()

    @Test("a task delivers its answer and ends")
    func answer() async {
        let results = stage.kernel.task { 7 }.materialize().values
        #expect(await collect(results) == [.success(7)])
        stage.expectNothingLeft()
    }

    @Test("a task that throws fails with its typed error")
    func failure() async {
        let failing = stage.kernel.task { () async throws(Fault) -> Int in throw Fault.broken }
        #expect(await collect(failing.materialize().values) == [.failure(.broken)])
        stage.expectNothingLeft()
    }

    @Test("a task never delivers within the subscription")
    func notAtOnce() async {
        let (log, scope) = (Log<String>(), Scope())
        await withCheckedContinuation { continuation in
            let held = stage.kernel.task { 1 }.sink { _ in
                continuation.resume()
            } receiveValue: { _ in
                log.add("answer")
            }
            log.add("subscribed")
            scope.add(held)
        }
        #expect(log.entries == ["subscribed", "answer"])
        scope.cancel()
        stage.expectNothingLeft()
    }

    @Test("cancelling the subscription cancels the task, and its answer is not delivered")
    func cancel() async {
        let (kernel, log) = (stage.kernel, Log<Int>())
        let gate = Gate()
        let held = kernel.task { await gate.wait() }.sink { log.add($0 ? 1 : 0) }
        await gate.isWaiting()
        held.cancel()
        stage.expectNothingLeft()
        gate.open()
        #expect(await gate.sawCancellation())
        #expect(log.entries.isEmpty)
    }

    @Test("an asynchronous sequence becomes a stream, and a stream an asynchronous sequence")
    func sequences() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for value in 1...3 { continuation.yield(value) }
        continuation.finish()
        #expect(await collect(stage.kernel.values(of: stream).values) == [1, 2, 3])
        stage.expectNothingLeft()
    }

    @Test("leaving the loop over a stream ends its subscription")
    func leaveLoop() async {
        let subject = stage.current(1)
        for await value in subject.publisher.values {
            #expect(value == 1)
            break
        }
        while stage.kernel.liveSubscriptions > 0 { await Task.yield() }
        stage.expectNothingLeft()
    }

    private func collect<Value: Sendable>(_ stream: AsyncStream<Value>) async -> [Value] {
        var values: [Value] = []
        for await value in stream { values.append(value) }
        return values
    }
}
