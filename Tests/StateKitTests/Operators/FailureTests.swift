import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Failures")
struct FailureTests {
    private let stage = Stage()

    @Test("materialize turns the failure into a last value")
    func materialize() {
        let subject = PassthroughSubject<Int, Fault>(in: stage.kernel)
        let recorder = Recorder(subject.publisher.materialize())
        subject.send(1)
        subject.send(completion: .failure(.broken))
        #expect(recorder.values == [.success(1), .failure(.broken)])
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("catch goes on with another stream")
    func catchError() {
        let kernel = stage.kernel
        let subject = PassthroughSubject<String, Fault>(in: kernel)
        let recorder = Recorder(subject.publisher.catch { kernel.just("\($0)") })
        subject.send("a")
        subject.send(completion: .failure(.broken))
        #expect(recorder.values == ["a", "broken"])
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("retry subscribes again by its schedule, then lets the failure pass")
    func retry() {
        let (kernel, clock, attempts) = (stage.kernel, stage.clock, Log<Duration>())
        let failing = Publisher<Int, Fault>(in: kernel) { observer in
            attempts.add(clock.now)
            observer.complete(.failure(.broken))
            return AnyCancellable {}
        }
        let recorder = Recorder(failing.retry(.backoff(from: .seconds(1), upTo: .seconds(4), times: 4)))
        clock.run()
        // Delays 1, 2, 4, 4: doubled, and held at the longest.
        #expect(attempts.entries == [.zero, .seconds(1), .seconds(3), .seconds(7), .seconds(11)])
        #expect(recorder.completion == Timed(.seconds(11), .failure(.broken)))
        stage.expectNothingLeft()
    }

    @Test("retry ends with the first success")
    func retrySucceeds() {
        let (kernel, attempts) = (stage.kernel, Log<Int>())
        let flaky = Publisher<Int, Fault>(in: kernel) { observer in
            attempts.add(1)
            guard attempts.entries.count == 3 else {
                observer.complete(.failure(.broken))
                return AnyCancellable {}
            }
            observer.receive(7)
            observer.complete(.finished)
            return AnyCancellable {}
        }
        let recorder = Recorder(flaky.retry(.immediately(times: 5)))
        stage.clock.run()
        #expect(recorder.values == [7])
        #expect(attempts.entries.count == 3)
        stage.expectNothingLeft()
    }

    @Test("cancelling between two attempts leaves no timer")
    func cancelBetweenAttempts() {
        let held = stage.kernel.fail(Fault.broken, of: Int.self).retry(RetrySchedule([.seconds(5)])).materialize().sink
        { _ in }
        #expect(stage.clock.pendingTimers.map(\.due) == [.seconds(5)])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a hundred thousand immediate retries do not deepen the stack")
    func manyRetries() {
        let failing = stage.kernel.fail(Fault.broken, of: Int.self).retry(.immediately(times: 100_000))
        let recorder = Recorder(failing)
        stage.clock.run(limit: 200_000)
        #expect(recorder.completion?.element == .failure(.broken))
        stage.expectNothingLeft()
    }

    @Test("a retry schedule of less than no times is empty")
    func negativeTimes() {
        #expect(RetrySchedule.immediately(times: -1).delays.isEmpty)
        #expect(RetrySchedule.backoff(from: .seconds(1), upTo: .seconds(2), times: -1).delays.isEmpty)
    }
}
