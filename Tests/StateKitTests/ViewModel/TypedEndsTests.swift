import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Typed ends")
struct TypedEndsTests {
    private let stage = Stage()

    @Test("an output tells a new subscriber its latest value, and is computed once for all")
    func output() {
        let (subject, computed) = (stage.passthrough(Int.self), Log<Int>())
        let output = subject.publisher.handleEvents(receiveOutput: { computed.add($0) }).output()
        let first = Recorder(output)
        subject.send(1)
        let second = Recorder(output)
        subject.send(2)
        #expect(first.values == [1, 2])
        #expect(second.values == [1, 2])
        #expect(computed.entries == [1, 2])
        first.cancel()
        second.cancel()
        stage.expectNothingLeft()
    }

    @Test("an output without subscribers forgets, and begins anew with the next")
    func outputBeginsAnew() {
        let subject = stage.passthrough(Int.self)
        let output = subject.publisher.output()
        let first = Recorder(output)
        subject.send(1)
        first.cancel()
        let second = Recorder(output)
        #expect(second.values.isEmpty)
        second.cancel()
        stage.expectNothingLeft()
    }

    @Test("an output that has ended still tells its latest value")
    func endedOutput() {
        let output = stage.kernel.sequence([1, 2]).output()
        let first = Recorder(output)
        let second = Recorder(output)
        #expect(first.values == [1, 2])
        #expect(second.values == [2])
        #expect(second.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("the output of a current value begins with it")
    func currentOutput() {
        let subject = stage.current("a")
        let recorder = Recorder(subject.output)
        subject.send("b")
        #expect(recorder.values == ["a", "b"])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("an input only sends, and does not keep its owner alive")
    func input() {
        var subject: PassthroughSubject<Void, Never>? = stage.passthrough()
        weak let gone = subject
        let (input, log) = (subject?.input, Log<Int>())
        let held = subject?.publisher.sink { log.add(1) }
        input?.send()
        subject = nil
        #expect(gone == nil)
        input?.send()
        #expect(log.entries == [1])
        #expect(stage.kernel.droppedValues == 1)
        held?.cancel()
        stage.expectNothingLeft()
    }
}
