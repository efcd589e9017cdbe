import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Decisions")
struct DecisionTests {
    private let stage = Stage()

    @Test("a reaction is called only with decisions that are not nil")
    func nonNil() {
        let node = stage.passthrough(Int.self)
        let controller = Controller(0, in: stage.kernel)
        let log = Log<Int>()
        controller.pipeValue(node.publisher, set: { $0 = $1 })
        controller.observe({ $0 % 2 == 1 ? $0 : nil }, { log.add($0) })
        for value in 1...5 { node.send(value) }
        #expect(log.entries == [1, 3, 5])
    }

    @Test("reactions are called in the order they were observed")
    func order() {
        let node = stage.passthrough(Int.self)
        let controller = Controller(0, in: stage.kernel)
        let log = Log<Int>()
        controller.pipeValue(node.publisher, set: { $0 = $1 })
        for number in 0..<5 { controller.observe({ $0 > 0 ? $0 : nil }, { _ in log.add(number) }) }
        node.send(1)
        #expect(log.entries == [0, 1, 2, 3, 4])
    }

    @Test("a decision is computed once for each snapshot, however many subscribe to it")
    func computedOnce() {
        let (node, computed) = (stage.passthrough(Int.self), Log<Int>())
        let controller = Controller(0, in: stage.kernel)
        controller.pipeValue(node.publisher, set: { $0 = $1 })
        let decision = controller.decision { (model: Int) -> Int? in
            computed.add(model)
            return model > 0 ? model * 2 : nil
        }
        let recorders = (0..<4).map { _ in Recorder(decision) }
        #expect(computed.entries == [0, 0, 0, 0], "each new subscriber asks the model at rest")
        node.send(1)
        node.send(0)
        node.send(2)
        #expect(computed.entries == [0, 0, 0, 0, 1, 0, 2])
        for recorder in recorders {
            #expect(recorder.values == [2, 4])
            recorder.cancel()
        }
    }

    @Test("a late subscriber to a decision gets that of the model at rest, never that of an event gone by")
    func lateSubscriber() {
        let (text, tap) = (stage.passthrough(String.self), stage.passthrough(Void.self))
        let controller = Controller(PulseModel(), in: stage.kernel)
        controller.pipeValue(text.publisher, set: { $0.text = $1 })
        controller.pipe(tap.publisher, set: { $0.isPressed = true }, reset: { $0.isPressed = false })
        let calls = controller.decision(\.shouldCall)
        let shown = controller.decision { $0.text.isEmpty ? nil : $0.text }
        let first = Recorder(calls)
        text.send("7")
        tap.send()
        let (second, third) = (Recorder(calls), Recorder(shown))
        #expect(first.values == ["7"])
        #expect(second.values.isEmpty)
        #expect(third.values == ["7"])
        for recorder in [first, second, third] { recorder.cancel() }
    }

    @Test("derived values of one snapshot are consistent")
    func consistent() {
        let node = stage.passthrough(Int.self)
        let controller = Controller(1, in: stage.kernel)
        controller.pipeValue(node.publisher, set: { $0 = $1 })
        let double = controller.decision { $0 * 2 }
        let recorder = Recorder(controller.changes.combineLatest(double).map { [$0.0, $0.1] })
        node.send(2)
        node.send(3)
        #expect(recorder.values == [[1, 2], [2, 4], [3, 6]])
        recorder.cancel()
    }
}
