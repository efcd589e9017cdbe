import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Replay")
struct ReplayTests {
    private let stage = Stage()

    @Test("a new subscriber gets the latest value at once, also one sent before anybody listened")
    func latestValue() {
        let subject = stage.current("first")
        subject.send("second")
        let recorder = Recorder(subject.publisher)
        #expect(recorder.values == ["second"])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("the value is committed before anybody is told")
    func commitBeforeNotify() {
        let (subject, log) = (stage.current(0), Log<Int>())
        let held = subject.publisher.sink { _ in log.add(subject.value) }
        subject.send(5)
        #expect(log.entries == [0, 5])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a value that waits its turn is not visible yet")
    func waitingIsInvisible() {
        let (subject, log) = (stage.current(0), Log<Int>())
        let held = subject.publisher.filter { $0 == 1 }.sink { _ in
            subject.send(2)
            log.add(subject.value)
        }
        subject.send(1)
        #expect(log.entries == [1])
        #expect(subject.value == 2)
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a passthrough subject replays nothing")
    func noReplay() {
        let subject = stage.passthrough(Int.self)
        subject.send(1)
        let recorder = Recorder(subject.publisher)
        #expect(recorder.values.isEmpty)
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a value sent by the replay's own callback comes after it")
    func sendWithinReplay() {
        let (subject, log) = (stage.current(0), Log<String>())
        let held = subject.publisher.sink { value in
            log.add("begin \(value)")
            if value == 0 { subject.send(1) }
            log.add("end \(value)")
        }
        #expect(log.entries == ["begin 0", "end 0", "begin 1", "end 1"])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a late subscriber to an ended stream gets the end alone")
    func ended() {
        let subject = stage.current(1)
        subject.send(completion: .finished)
        let recorder = Recorder(subject.publisher)
        #expect(recorder.values.isEmpty)
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }
}
