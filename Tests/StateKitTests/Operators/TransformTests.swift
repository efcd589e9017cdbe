import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Transforming operators")
struct TransformTests {
    private let stage = Stage()

    @Test("each operator gives the values of its definition")
    func definitions() {
        let numbers = stage.kernel.sequence([1, 2, 2, 3, 4])
        let rows: [(String, Publisher<Int, Never>, [Int])] = [
            ("map", numbers.map { $0 * 10 }, [10, 20, 20, 30, 40]),
            ("filter", numbers.filter { $0 % 2 == 0 }, [2, 2, 4]),
            ("compactMap", numbers.compactMap { $0 > 2 ? $0 : nil }, [3, 4]),
            ("removeDuplicates", numbers.removeDuplicates(), [1, 2, 3, 4]),
            ("removeDuplicates by", numbers.removeDuplicates { $0 / 2 == $1 / 2 }, [1, 2, 4]),
            ("scan", numbers.scan(0) { $0 + $1 }, [1, 3, 5, 8, 12]),
            ("prepend", numbers.prepend(8, 9), [8, 9, 1, 2, 2, 3, 4]),
            ("first", numbers.first(), [1]),
            ("prefix while", numbers.prefix { $0 < 3 }, [1, 2, 2]),
            ("merge", numbers.merge(with: stage.kernel.just(7), stage.kernel.just(8)), [1, 2, 2, 3, 4, 7, 8]),
        ]
        for (name, publisher, expected) in rows {
            let recorder = Recorder(publisher)
            #expect(recorder.values == expected, "\(name)")
            #expect(recorder.completion?.element == .finished, "\(name)")
        }
        stage.expectNothingLeft()
    }

    @Test("state of a chain belongs to the subscription, not to the chain")
    func statePerSubscription() {
        let subject = stage.passthrough(Int.self)
        let sums = subject.publisher.scan(0) { $0 + $1 }
        let first = Recorder(sums)
        subject.send(1)
        let second = Recorder(sums)
        subject.send(2)
        #expect(first.values == [1, 3])
        #expect(second.values == [2])
        first.cancel()
        second.cancel()
        stage.expectNothingLeft()
    }

    @Test("handleEvents sees the subscription, the values, and either the end or the turning away")
    func handleEvents() {
        let log = Log<String>()
        let subject = stage.passthrough(Int.self)
        let watched = subject.publisher.handleEvents(
            receiveSubscription: { log.add("subscribed") },
            receiveOutput: { log.add("value \($0)") },
            receiveCompletion: { _ in log.add("end") },
            receiveCancel: { log.add("cancelled") }
        )
        let first = watched.sink { _ in }
        subject.send(1)
        first.cancel()
        let second = watched.sink { _ in }
        subject.send(completion: .finished)
        second.cancel()
        #expect(log.entries == ["subscribed", "value 1", "cancelled", "subscribed", "end"])
        stage.expectNothingLeft()
    }

    @Test("a shared stream is subscribed once, and anew after the last has gone")
    func share() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        let shared = subject.publisher.handleEvents(
            receiveSubscription: { log.add("subscribed") },
            receiveCancel: { log.add("cancelled") }
        ).share()
        let (first, second) = (Recorder(shared), Recorder(shared))
        subject.send(1)
        first.cancel()
        subject.send(2)
        second.cancel()
        let third = Recorder(shared)
        subject.send(3)
        third.cancel()
        #expect(first.values == [1])
        #expect(second.values == [1, 2])
        #expect(third.values == [3])
        #expect(log.entries == ["subscribed", "cancelled", "subscribed", "cancelled"])
        stage.expectNothingLeft()
    }

    @Test("a shared stream that has ended tells a late subscriber the end")
    func shareAfterEnd() {
        let subject = stage.passthrough(Int.self)
        let shared = subject.publisher.share()
        let first = Recorder(shared)
        subject.send(completion: .finished)
        let second = Recorder(shared)
        #expect(first.completion?.element == .finished)
        #expect(second.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("merge ends with the last of its streams")
    func mergeEnds() {
        let (a, b) = (stage.passthrough(Int.self), stage.passthrough(Int.self))
        let recorder = Recorder(a.publisher.merge(with: b.publisher))
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        #expect(recorder.values == [1, 2])
        #expect(recorder.completion == nil)
        b.send(completion: .finished)
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("zip pairs first with first and ends when no pair is possible any more")
    func zip() {
        let (a, b) = (stage.passthrough(Int.self), stage.passthrough(String.self))
        let recorder = Recorder(a.publisher.zip(b.publisher).map { "\($0.0)\($0.1)" })
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(completion: .finished)
        #expect(recorder.values == ["1x"])
        #expect(recorder.completion == nil)
        b.send("y")
        #expect(recorder.values == ["1x", "2y"])
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("withLatestFrom leaves out values before the first sample, and ends with its own stream")
    func withLatestFrom() {
        let (taps, text) = (stage.passthrough(Int.self), stage.passthrough(String.self))
        let recorder = Recorder(taps.publisher.withLatestFrom(text.publisher).map { "\($0.0)\($0.1)" })
        taps.send(1)
        text.send("a")
        text.send("b")
        taps.send(2)
        text.send(completion: .finished)
        taps.send(3)
        #expect(recorder.values == ["2b", "3b"])
        taps.send(completion: .finished)
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }
}
