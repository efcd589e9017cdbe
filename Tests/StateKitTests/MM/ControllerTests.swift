import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Controller")
struct ControllerTests {
    private let stage = Stage()
    private let text: PassthroughSubject<String, Never>
    private let tap: PassthroughSubject<Void, Never>
    private let controller: Controller<PulseModel>

    init() {
        text = stage.passthrough()
        tap = stage.passthrough()
        controller = Controller(PulseModel(), in: stage.kernel)
        controller.pipeValue(text.publisher, set: { $0.text = $1 })
        controller.pipe(tap.publisher, set: { $0.isPressed = true }, reset: { $0.isPressed = false })
    }

    @Test("a new subscriber gets the model, and each event gives exactly one announcement")
    func oneAnnouncement() {
        let recorder = Recorder(controller.changes)
        text.send("7")
        tap.send()
        let (rest, typed) = (PulseModel(), PulseModel(text: "7"))
        #expect(recorder.values == [rest, typed, PulseModel(text: "7", isPressed: true)])
        #expect(controller.model == typed)
        recorder.cancel()
    }

    @Test("the reset is never announced and never replayed: a late subscriber sees no pulse")
    func pulseIsNotReplayed() {
        text.send("7")
        tap.send()
        let recorder = Recorder(controller.changes)
        let calls = Log<String>()
        controller.observe(\.shouldCall) { calls.add($0) }
        #expect(recorder.values == [PulseModel(text: "7")])
        #expect(calls.entries.isEmpty)
        recorder.cancel()
    }

    @Test("one that subscribes within the announcement of a pulse does not see it either")
    func subscribeWithinPulse() {
        let (late, scope) = (Log<PulseModel>(), Scope())
        scope.add(
            controller.changes.filter(\.isPressed).sink { [controller] _ in
                scope.add(controller.changes.sink { late.add($0) })
            }
        )
        tap.send()
        #expect(late.entries == [PulseModel()])
        scope.cancel()
    }

    @Test("the model is at rest while observers run, and their inputs wait their turn")
    func reentrancy() {
        let (early, late) = (Recorder(controller.changes.map(\.text)), Log<String>())
        controller.observe(\.shouldCall) { [text, weak controller] _ in
            late.add("pressed is \(controller?.model.isPressed == true)")
            text.send("")
        }
        let last = Recorder(controller.changes.map(\.text))
        text.send("7")
        tap.send()
        #expect(late.entries == ["pressed is false"])
        #expect(early.values == ["", "7", "7", ""])
        #expect(last.values == ["", "7", "7", ""])
        early.cancel()
        last.cancel()
    }

    @Test("two pulses are never set in the same snapshot")
    func twoPulses() {
        let model = (isA: false, isB: false)
        let (a, b) = (stage.passthrough(Void.self), stage.passthrough(Void.self))
        let controller = Controller(model, in: stage.kernel)
        controller.pipe(a.publisher, set: { $0.isA = true }, reset: { $0.isA = false })
        controller.pipe(b.publisher, set: { $0.isB = true }, reset: { $0.isB = false })
        let recorder = Recorder(controller.changes.map { [$0.isA, $0.isB] })
        let held = a.publisher.sink { b.send() }
        a.send()
        #expect(recorder.values == [[false, false], [true, false], [false, true]])
        held.cancel()
        recorder.cancel()
    }

    @Test("without a reset the value stays; equal models are announced again")
    func sticky() {
        let recorder = Recorder(controller.changes.map(\.text))
        text.send("7")
        text.send("7")
        #expect(recorder.values == ["", "7", "7"])
        recorder.cancel()
    }

    @Test("a node that says nil is an event like any other")
    func optional() {
        let node = stage.passthrough(Int?.self)
        let controller = Controller(0, in: stage.kernel)
        controller.pipeOptional(node.publisher, set: { $0 = $1 ?? -1 })
        let recorder = Recorder(controller.changes)
        node.send(5)
        node.send(nil)
        #expect(recorder.values == [0, 5, -1])
        recorder.cancel()
    }

    @Test("a node that is current speaks at once, also when it is piped within an announcement")
    func pipeWithinAnnouncement() {
        let controller = Controller([0], in: stage.kernel)
        let (node, late) = (stage.passthrough(Int.self), stage.current(2))
        controller.pipeValue(node.publisher, set: { $0.append($1) })
        let first = Recorder(controller.changes)
        let held = controller.changes.filter { $0 == [0, 1] }.sink { [weak controller] _ in
            controller?.pipeValue(late.publisher, set: { $0.append($1) })
        }
        let second = Recorder(controller.changes)
        node.send(1)
        #expect(first.values == [[0], [0, 1], [0, 1, 2]])
        #expect(second.values == [[0], [0, 1], [0, 1, 2]])
        for cancel in [held.cancel, first.cancel, second.cancel] { cancel() }
    }

    @Test("one node that feeds two pipes gives two announcements, in the order of the pipes")
    func twoPipes() {
        let controller = Controller([0], in: stage.kernel)
        let node = stage.passthrough(Int.self)
        controller.pipeValue(node.publisher, set: { $0.append($1) })
        controller.pipeValue(node.publisher, set: { $0.append($1 * 10) })
        let recorder = Recorder(controller.changes)
        node.send(1)
        #expect(recorder.values == [[0], [0, 1], [0, 1, 10]])
        recorder.cancel()
    }

    @Test("a pipe in a shorter scope ends with it")
    func scope() {
        var scope: Scope? = Scope()
        let node = stage.passthrough(String.self)
        controller.pipeValue(node.publisher, in: scope, set: { $0.text = $1 })
        node.send("a")
        scope = nil
        node.send("b")
        #expect(controller.model.text == "a")
        #expect(scope == nil)
    }

    @Test("with the controller go its pipes and reactions; what still arrives through a longer scope is dropped")
    func controllerGoes() {
        let (scope, node, calls) = (Scope(), stage.passthrough(Int.self), Log<Int>())
        var controller: Controller<Int>? = Controller(0, in: stage.kernel)
        weak let gone = controller
        controller?.pipeValue(node.publisher, set: { $0 = $1 })
        controller?.observe({ $0 > 0 ? $0 : nil }, { calls.add($0) })
        controller?.pipeValue(node.publisher, in: scope, set: { $0 = $1 })
        controller = nil
        #expect(gone == nil)
        node.send(1)
        #expect(calls.entries.isEmpty)
        #expect(stage.kernel.droppedValues == 1)
        scope.cancel()
    }

    @Test("a controller that goes within its own announcement is freed, and nothing leaks")
    func deinitWithinAnnouncement() {
        let node = stage.passthrough(Int.self)
        var controller: Controller<Int>? = Controller(0, in: stage.kernel)
        weak let gone = controller
        let log = Log<Int>()
        controller?.pipeValue(node.publisher, set: { $0 = $1 })
        controller?.observe({ $0 > 0 ? $0 : nil }, { _ in controller = nil })
        controller?.observe({ $0 > 0 ? $0 : nil }, { log.add($0) })
        node.send(1)
        #expect(gone == nil)
        #expect(log.entries.isEmpty)
        #expect(controller == nil)
    }

    @Test("two controllers that feed each other are cut and reported by name")
    func loop() {
        let (a, b) = (stage.passthrough(Int.self, named: "a"), stage.passthrough(Int.self, named: "b"))
        let (first, second) = (Controller(0, in: stage.kernel), Controller(0, in: stage.kernel))
        first.pipeValue(a.publisher, set: { $0 = $1 })
        second.pipeValue(b.publisher, set: { $0 = $1 })
        first.observe({ $0 }, { b.send($0 + 1) })
        second.observe({ $0 }, { a.send($0 + 1) })
        #expect(stage.kernel.runawayLoops.count == 1)
        #expect(Set(stage.kernel.runawayLoops.flatMap(\.names)) == ["a", "b"])
    }
}
