import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Timed operators")
struct TimeOperatorTests {
    private let stage = Stage()

    private func record<Value>(
        _ source: Timeline<Value>,
        through chain: (Publisher<Value, Never>) -> Publisher<Value, Never>
    ) -> Timeline<Value> {
        let recorder = Recorder(chain(stage.clock.hot(source, in: stage.kernel)))
        stage.clock.run()
        recorder.cancel()
        stage.expectNothingLeft()
        return recorder.timeline
    }

    @Test("delay shifts every value by the same time and keeps their order")
    func delay() {
        let delayed = record([1: "a", 2: "b", 2: "c", 9: "d"]) { $0.delay(for: .seconds(5)) }
        #expect(delayed == [6: "a", 7: "b", 7: "c", 14: "d"])
    }

    @Test("debounce delivers a value once nothing has followed it for the interval")
    func debounce() {
        let debounced = record([0: "a", 1: "b", 5: "c", 6: "d", 7: "e"]) { $0.debounce(for: .seconds(2)) }
        #expect(debounced == [3: "b", 9: "e"])
    }

    @Test("throttle with the latest delivers at once, then the last of each interval")
    func throttleLatest() {
        let throttled = record([0: 1, 1: 2, 2: 3, 10: 4, 11: 5]) { $0.throttle(for: .seconds(3), latest: true) }
        #expect(throttled == [0: 1, 3: 3, 10: 4, 13: 5])
    }

    @Test("throttle with the first delivers the first of each interval")
    func throttleFirst() {
        let throttled = record([0: 1, 1: 2, 2: 3, 10: 4]) { $0.throttle(for: .seconds(3), latest: false) }
        #expect(throttled == [0: 1, 3: 2, 10: 4])
    }

    @Test("a value that waits is delivered before the end, and dropped before a failure")
    func waitingAtEnd() {
        let rows: [(String, (Publisher<Int, Fault>) -> Publisher<Int, Fault>)] = [
            ("debounce", { $0.debounce(for: .seconds(9)) }),
            ("throttle", { $0.throttle(for: .seconds(9), latest: true).filter { $0 > 0 } }),
        ]
        for (name, chain) in rows {
            let ends: [(Completion<Fault>, [Int])] = [(.finished, [1]), (.failure(.broken), [])]
            for (completion, expected) in ends {
                let subject = PassthroughSubject<Int, Fault>(in: stage.kernel)
                let recorder = Recorder(chain(subject.publisher))
                subject.send(0)
                subject.send(1)
                subject.send(completion: completion)
                #expect(recorder.values == expected, "\(name) \(completion)")
                #expect(recorder.completion?.element == completion, "\(name) \(completion)")
            }
        }
        stage.expectNothingLeft()
    }

    @Test("delay also delays the end")
    func delayedEnd() {
        let recorder = Recorder(stage.kernel.just(1).delay(for: .seconds(2)))
        stage.clock.run()
        #expect(recorder.timeline == [2: 1])
        #expect(recorder.completion == Timed(.seconds(2), .finished))
        stage.expectNothingLeft()
    }

    @Test("timeout ends a stream that is silent for too long, counted from each value")
    func timeout() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let hot = clock.hot([2: 1, 4: 2, 9: 3], in: kernel)
        let plain = Recorder(hot.timeout(after: .seconds(3)))
        let failing = Recorder(hot.setFailureType(to: Fault.self).timeout(after: .seconds(3), failingWith: .late))
        clock.run()
        #expect(plain.timeline == [2: 1, 4: 2])
        #expect(plain.completion == Timed(.seconds(7), .finished))
        #expect(failing.timeline == [2: 1, 4: 2])
        #expect(failing.completion == Timed(.seconds(7), .failure(.late)))
        stage.expectNothingLeft()
    }

    @Test("cancelling leaves no timer behind", arguments: ["delay", "debounce", "throttle", "timeout", "timer"])
    func cancelTimers(name: String) {
        let subject = stage.passthrough(Int.self)
        let chains = [
            "delay": subject.publisher.delay(for: .seconds(1)),
            "debounce": subject.publisher.debounce(for: .seconds(1)),
            "throttle": subject.publisher.throttle(for: .seconds(1), latest: true),
            "timeout": subject.publisher.timeout(after: .seconds(1)),
            "timer": stage.kernel.timer(every: .seconds(1)),
        ]
        let recorder = chains[name].map { Recorder($0) }
        subject.send(1)
        #expect(stage.clock.pendingTimers.map(\.due) == [.seconds(1)])
        recorder?.cancel()
        stage.expectNothingLeft()
    }

    @Test("a negative delay counts as none, an absurd one as the longest there is")
    func absurdDelays() {
        let rows: [(Duration, Duration)] = [
            (.seconds(-5), .zero), (.seconds(Int64.min), .zero), (.seconds(Int64.max), .seconds(36_500 * 86_400)),
        ]
        for (delay, due) in rows {
            let subject = stage.passthrough(Int.self)
            let recorder = Recorder(subject.publisher.delay(for: delay))
            subject.send(1)
            #expect(stage.clock.pendingTimers.map(\.due) == [due], "\(delay)")
            recorder.cancel()
        }
        stage.expectNothingLeft()
    }

    @Test("a delay of nothing still waits for the scheduler")
    func zeroDelay() {
        let recorder = Recorder(stage.kernel.just(1).delay(for: .zero))
        #expect(recorder.values.isEmpty)
        stage.clock.advance(by: .zero)
        #expect(recorder.timeline == [0: 1])
        stage.expectNothingLeft()
    }
}
