import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Virtual time")
struct TestSchedulerTests {
    private let stage = Stage()

    @Test("actions run in the order of due time, then of scheduling, each at its own time")
    func order() {
        let (clock, log, scope) = (stage.clock, Log<String>(), Scope())
        for (name, due) in [("c", 3), ("a", 1), ("b", 1), ("d", 3)] {
            scope.add(clock.schedule(after: .seconds(due)) { log.add("\(name) at \(clock.now)") })
        }
        clock.advance(by: .seconds(3))
        #expect(log.entries == ["a at 1.0 seconds", "b at 1.0 seconds", "c at 3.0 seconds", "d at 3.0 seconds"])
        scope.cancel()
    }

    @Test("pending timers are listed in the order in which they will run")
    func pending() {
        let late = stage.clock.schedule(after: .seconds(9)) {}
        let early = stage.clock.schedule(after: .seconds(2)) {}
        #expect(stage.clock.pendingTimers.map(\.due) == [.seconds(2), .seconds(9)])
        #expect(stage.clock.pendingTimers.map(\.number) == [2, 1])
        stage.clock.advance(to: .seconds(5))
        #expect(stage.clock.pendingTimers.map(\.due) == [.seconds(9)])
        early.cancel()
        late.cancel()
        #expect(stage.clock.pendingTimers.isEmpty)
    }

    @Test("time never goes back")
    func noReturn() {
        stage.clock.advance(to: .seconds(5))
        stage.clock.advance(to: .seconds(1))
        stage.clock.advance(by: .seconds(-3))
        #expect(stage.clock.now == .seconds(5))
    }

    @Test("an action that moves the time runs to its end before the actions between")
    func nestedAdvance() {
        let (clock, log, scope) = (stage.clock, Log<String>(), Scope())
        let first = clock.schedule(after: .seconds(1)) {
            clock.advance(to: .seconds(10))
            log.add("first ends")
        }
        scope.add(first)
        scope.add(clock.schedule(after: .seconds(5)) { log.add("second") })
        clock.advance(to: .seconds(1))
        #expect(log.entries == ["first ends", "second"])
        #expect(clock.now == .seconds(10))
        scope.cancel()
    }

    @Test("run goes on until nothing is pending, or to its limit")
    func run() {
        let held = stage.kernel.timer(every: .seconds(1)).sink { _ in }
        #expect(!stage.clock.run(limit: 50))
        #expect(stage.clock.now == .seconds(50))
        held.cancel()
        #expect(stage.clock.run())
        stage.expectNothingLeft()
    }

    @Test("a hot stream speaks whether somebody listens or not; a cold one begins for each")
    func hotAndCold() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let hot = Recorder(clock.hot([1: "a", 5: "b"], in: kernel), at: .seconds(3))
        let cold = Recorder(clock.cold([1: "a", 5: "b"], in: kernel), at: .seconds(3))
        clock.run()
        #expect(hot.timeline == [5: "b"])
        #expect(cold.timeline == [4: "a", 8: "b"])
        hot.cancel()
        cold.cancel()
        stage.expectNothingLeft()
    }

    @Test("streams may end and fail at a time")
    func events() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let timeline: Timeline<Event<Int, Fault>> = [1: .value(7), 2: .completion(.failure(.broken))]
        let hot = Recorder(clock.hot(events: timeline, in: kernel))
        let cold = Recorder(clock.cold(events: timeline, in: kernel), at: .seconds(10))
        clock.run()
        #expect(hot.timeline == [1: 7])
        #expect(hot.completion == Timed(.seconds(2), .failure(.broken)))
        #expect(cold.timeline == [11: 7])
        #expect(cold.completion == Timed(.seconds(12), .failure(.broken)))
        stage.expectNothingLeft()
    }

    @Test("times below a second are written in their own unit")
    func units() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let recorder = Recorder(clock.hot(Timeline([100: 1, 105: 2], every: .milliseconds(1)), in: kernel))
        clock.run()
        #expect(recorder.timeline == Timeline([100: 1, 105: 2], every: .milliseconds(1)))
        #expect(recorder.timeline.description == "[0.1 seconds: 1, 0.105 seconds: 2]")
        recorder.cancel()
        stage.expectNothingLeft()
    }
}
