import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Timers")
struct TimerTests {
    private let stage = Stage()

    @Test("a timer counts its intervals from the subscription")
    func counts() {
        stage.clock.advance(to: .seconds(10))
        let recorder = Recorder(stage.kernel.timer(every: .seconds(2)))
        stage.clock.advance(to: .seconds(17))
        #expect(recorder.timeline == [12: 1, 14: 2, 16: 3])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a timer of nothing, or less, fires once")
    func zero() {
        for interval in [Duration.zero, .seconds(-1)] {
            let recorder = Recorder(stage.kernel.timer(every: interval))
            #expect(recorder.values.isEmpty)
            #expect(stage.clock.run())
            #expect(recorder.values == [1])
            #expect(recorder.completion?.element == .finished)
        }
        stage.expectNothingLeft()
    }

    @Test("after a suspension a timer goes on with the right number and does not catch up")
    func suspension() {
        let clock = SleepyScheduler()
        let kernel = Kernel(scheduler: clock)
        let recorder = Recorder(kernel.timer(every: .seconds(1)))
        clock.wake(at: .seconds(1))
        clock.wake(at: .milliseconds(60_400))
        clock.wake(at: .seconds(61))
        #expect(recorder.values == [1, 60, 61])
        #expect(clock.delays == [.seconds(1), .seconds(1), .milliseconds(600), .seconds(1)])
        recorder.cancel()
    }

    @Test("intervals that do not fit a binary fraction do not drift")
    func noDrift() {
        let recorder = Recorder(stage.kernel.timer(every: .milliseconds(100)))
        stage.clock.advance(to: .seconds(100))
        #expect(recorder.values == Array(1...1_000))
        #expect(recorder.timeline.entries.last?.time == .seconds(100))
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a timer may be cancelled in its own callback")
    func cancelInCallback() {
        let log = Log<Int>()
        var own: AnyCancellable?
        own = stage.kernel.timer(every: .seconds(1)).sink { tick in
            log.add(tick)
            if tick == 2 { own?.cancel() }
        }
        stage.clock.run()
        #expect(log.entries == [1, 2])
        stage.expectNothingLeft()
    }
}

/// A scheduler of a machine that sleeps: it says how late it is only when it wakes.
@MainActor
private final class SleepyScheduler: Scheduler {
    private(set) var now: Duration = .zero
    private(set) var delays: [Duration] = []
    private var action: @MainActor () -> Void = {}

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable {
        delays.append(delay)
        self.action = action
        return AnyCancellable { [weak self] in self?.action = {} }
    }

    func wake(at time: Duration) {
        now = time
        action()
    }
}
