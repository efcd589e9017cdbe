import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Flattening")
struct FlatMapTests {
    private let stage = Stage()

    /// Requests at 0, 1 and 5; each is answered after 3.
    private func answers(_ policy: FlattenPolicy) -> Timeline<String> {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let requests = clock.hot([0: "a", 1: "b", 5: "c"], in: kernel)
        let recorder = Recorder(requests.flatMap(policy) { clock.cold([3: $0.uppercased()], in: kernel).first() })
        clock.run()
        recorder.cancel()
        stage.expectNothingLeft()
        return recorder.timeline
    }

    @Test("latest: a newer request replaces the running one")
    func latest() {
        #expect(answers(.latest) == [4: "B", 8: "C"])
    }

    @Test("exhaust: a request is ignored while one is running")
    func exhaust() {
        #expect(answers(.exhaust) == [3: "A", 8: "C"])
    }

    @Test("concat: requests run one after the other")
    func concat() {
        #expect(answers(.concat) == [3: "A", 6: "B", 9: "C"])
        #expect(FlattenPolicy.queue == .concat)
    }

    @Test("merge: requests run together up to the limit")
    func merge() {
        #expect(answers(.merge(max: 2)) == [3: "A", 4: "B", 8: "C"])
    }

    @Test("merge of less than one counts as one")
    func mergeOfNone() {
        #expect(answers(.merge(max: -5)) == [3: "A", 6: "B", 9: "C"])
    }

    @Test("the stream ends with the last of outer and inner streams")
    func ends() {
        let outer = stage.passthrough(Int.self)
        let recorder = Recorder(
            outer.publisher.flatMap(.concat) { [kernel = stage.kernel] in kernel.just($0).delay(for: .seconds(2)) }
        )
        outer.send(1)
        outer.send(completion: .finished)
        #expect(recorder.completion == nil)
        stage.clock.run()
        #expect(recorder.timeline == [2: 1])
        #expect(recorder.completion == Timed(.seconds(2), .finished))
        stage.expectNothingLeft()
    }

    @Test("ten thousand streams that end at once do not deepen the stack")
    func manyInner() {
        let kernel = stage.kernel
        let recorder = Recorder(kernel.sequence(Array(1...10_000)).flatMap(.concat) { kernel.just($0) })
        #expect(recorder.values == Array(1...10_000))
        #expect(recorder.completion?.element == .finished)
        stage.expectNothingLeft()
    }

    @Test("cancelling reaches the inner stream")
    func cancelInner() {
        let log = Log<String>()
        let inner = stage.passthrough(Int.self)
        let watched = inner.publisher.handleEvents(receiveCancel: { log.add("cancelled") })
        let held = stage.kernel.just(1).flatMap(.latest) { _ in watched }.sink { _ in }
        held.cancel()
        #expect(log.entries == ["cancelled"])
        stage.expectNothingLeft()
    }

    @Test("switchToLatest follows the newest stream alone")
    func switchToLatest() {
        let (a, b) = (stage.passthrough(Int.self), stage.passthrough(Int.self))
        let outer = stage.current(a.publisher)
        let recorder = Recorder(outer.publisher.switchToLatest())
        a.send(1)
        outer.send(b.publisher)
        a.send(2)
        b.send(3)
        #expect(recorder.values == [1, 3])
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a switch within the event of a common source silences the old stream in that same event")
    func switchInSameEvent() {
        let source = stage.passthrough(Int.self)
        let recorder = Recorder(
            source.publisher.flatMap(.latest) { opened in source.publisher.map { "\(opened):\($0)" } }
        )
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(recorder.values.isEmpty)
        recorder.cancel()
        stage.expectNothingLeft()
    }

    @Test("a failing inner stream fails the whole, unless it is materialized")
    func failure() {
        let kernel = stage.kernel
        let outer = PassthroughSubject<Int, Fault>(in: kernel)
        let failing = outer.publisher.flatMap(.latest) { _ in kernel.fail(Fault.broken, of: Int.self) }
        let surviving = outer.publisher.flatMap(.latest) { _ in
            kernel.fail(Fault.broken, of: Int.self).materialize().setFailureType(to: Fault.self)
        }
        let (first, second) = (Recorder(failing), Recorder(surviving))
        outer.send(1)
        outer.send(2)
        #expect(first.completion?.element == .failure(.broken))
        #expect(second.values == [.failure(.broken), .failure(.broken)])
        second.cancel()
        stage.expectNothingLeft()
    }
}
