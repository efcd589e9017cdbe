import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Consistency")
struct DiamondTests {
    private let stage = Stage()

    @Test("a value and its double are never seen apart")
    func valueAndDouble() {
        let source = stage.passthrough(Int.self)
        let pairs = source.publisher.combineLatest(source.publisher.map { $0 * 2 }).map { [$0.0, $0.1] }
        let recorder = Recorder(pairs)
        source.send(1)
        source.send(2)
        #expect(recorder.values == [[1, 2], [2, 4]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("diamonds within diamonds give one consistent value an event")
    func nested() {
        let a = stage.current(1)
        let b = a.publisher.map { $0 * 2 }
        let c = a.publisher.combineLatest(b).map { $0.0 + $0.1 }
        let d = b.combineLatest(c, a.publisher).map { [$0.0, $0.1, $0.2] }
        let recorder = Recorder(d)
        a.send(2)
        #expect(recorder.values == [[2, 3, 1], [4, 6, 2]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("four streams of one source give one value an event")
    func four() {
        let a = stage.passthrough(Int.self)
        let plus = (1...3).map { number in a.publisher.map { $0 + number } }
        let all = a.publisher.combineLatest(plus[0], plus[1], plus[2])
        let recorder = Recorder(all.map { [$0.0, $0.1, $0.2, $0.3] })
        a.send(0)
        a.send(10)
        #expect(recorder.values == [[0, 1, 2, 3], [10, 11, 12, 13]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a sample from the same source is the one after the event, whichever was subscribed first")
    func withLatestFrom() {
        let a = stage.passthrough(Int.self)
        let sum = a.publisher.combineLatest(a.publisher.map { $0 * 10 }).map { $0.0 + $0.1 }
        let recorder = Recorder(a.publisher.withLatestFrom(sum).map { [$0.0, $0.1] })
        a.send(1)
        a.send(2)
        #expect(recorder.values == [[1, 11], [2, 22]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a shared stream keeps its branches consistent")
    func shared() {
        let a = stage.passthrough(Int.self)
        let shared = a.publisher.map { $0 * 3 }.share()
        let recorder = Recorder(shared.combineLatest(shared.map { -$0 }).map { [$0.0, $0.1] })
        a.send(1)
        a.send(2)
        #expect(recorder.values == [[3, -3], [6, -6]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("so does a shared timer, which has no subject at its source")
    func sharedTimer() {
        let ticks = stage.kernel.timer(every: .seconds(1)).share()
        let recorder = Recorder(ticks.combineLatest(ticks.map { $0 * 2 }).map { [$0.0, $0.1] })
        stage.clock.advance(to: .seconds(2))
        #expect(recorder.timeline == [1: [1, 2], 2: [2, 4]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a switch and a combination of the same source do not show the stream before the switch")
    func switchAndCombine() {
        let a = stage.current(1)
        let inner = a.publisher.flatMap(.latest) { [kernel = stage.kernel] in kernel.just($0 * 10) }
        let recorder = Recorder(a.publisher.combineLatest(inner).map { [$0.0, $0.1] })
        a.send(2)
        #expect(recorder.values == [[1, 10], [2, 20]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("streams of different sources are combined at once")
    func independent() {
        let (a, b) = (stage.passthrough(Int.self), stage.passthrough(Int.self))
        let recorder = Recorder(a.publisher.combineLatest(b.publisher).map { [$0.0, $0.1] })
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(recorder.values == [[1, 2], [3, 2]])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("the end of a source does not swallow the last pair")
    func endOfSource() {
        let a = stage.current(4)
        let recorder = Recorder(a.publisher.combineLatest(a.publisher.map { $0 + 1 }).map { [$0.0, $0.1] })
        a.send(5)
        a.send(completion: .finished)
        #expect(recorder.values == [[4, 5], [5, 6]])
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("random graphs over one source show, for each event, what their formula gives", arguments: UInt64(0)..<64)
    func randomGraphs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let source = stage.current(0)
        var streams: [(stream: Publisher<Int, Never>, formula: (Int) -> Int)] = [(source.publisher, { $0 })]
        for _ in 0..<8 {
            let (a, b) = (streams.randomElement(using: &random)!, streams.randomElement(using: &random)!)
            let factor = Int.random(in: -3...3, using: &random)
            streams.append(
                (
                    a.stream.combineLatest(b.stream).map { $0.0 &* factor &+ $0.1 },
                    { a.formula($0) &* factor &+ b.formula($0) }
                )
            )
        }
        let recorders = streams.map { Recorder($0.stream) }
        for value in 1...5 { source.send(value) }
        for (recorder, stream) in zip(recorders, streams) {
            #expect(recorder.values == (0...5).map(stream.formula), "seed \(seed)")
        }
        for recorder in recorders { recorder.cancel() }
        stage.expectNothingLeft()
    }
}
