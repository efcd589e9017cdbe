import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Trace")
struct TraceTests {
    private let stage = Stage()

    private func makeController(_ node: PassthroughSubject<Int, Never>) -> Controller<[Int]> {
        let controller = Controller([Int](), in: stage.kernel)
        controller.pipeValue(node.publisher, named: "append", set: { $0.append($1) })
        return controller
    }

    @Test("each event is kept with its changes, decisions and duration")
    func event() {
        let (clock, tap) = (stage.clock, stage.passthrough(Void.self))
        let controller = Controller(PulseModel(text: "7"), in: stage.kernel)
        controller.pipe(tap.publisher, named: "tap", set: { $0.isPressed = true }, reset: { $0.isPressed = false })
        controller.observe(\.shouldCall, named: "call") { _ in clock.advance(by: .milliseconds(5)) }
        let trace = controller.startTrace()
        clock.advance(to: .seconds(2))
        tap.send()
        let event = trace.events.first
        #expect(trace.events.count == 1)
        #expect(event?.changes.map(\.description) == ["isPressed: false → true"])
        #expect(event?.decisions.map { "\($0.name) \($0.value)" } == ["call \"7\""])
        #expect(
            trace.jsonLines == """
                {"number":1,"time":2000000000,"event":"tap",\
                "changes":[{"path":"isPressed","before":"false","after":"true"}],\
                "decisions":[{"name":"call","value":"\\"7\\""}],"duration":5000000}

                """
        )
    }

    @Test("text is escaped as JSON wants it")
    func escaping() {
        let node = stage.passthrough(String.self)
        let controller = Controller("", in: stage.kernel)
        controller.pipeValue(node.publisher, named: "a\"\\\n\u{1f}é", set: { $0 = $1 })
        let trace = controller.startTrace()
        node.send("")
        #expect(trace.jsonLines.contains(#""event":"a\"\\\u000a\u001fé""#))
    }

    @Test("the ring keeps the newest events, oldest first")
    func ring() {
        let node = stage.passthrough(Int.self)
        let controller = makeController(node)
        let trace = controller.startTrace(capacity: 3)
        for value in 1...8 { node.send(value) }
        #expect(trace.events.map(\.number) == [6, 7, 8])
        #expect(trace.start == [1, 2, 3, 4, 5])
    }

    @Test("a capacity of less than one counts as one")
    func smallestRing() {
        let node = stage.passthrough(Int.self)
        let trace = makeController(node).startTrace(capacity: -1)
        #expect(trace.capacity == 1)
    }

    @Test("the first model and the recorded events give the same snapshots again", arguments: UInt64(0)..<32)
    func replay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (node, tap) = (stage.passthrough(String.self), stage.passthrough(Void.self))
        let controller = Controller(PulseModel(), in: stage.kernel)
        controller.pipeValue(node.publisher, set: { $0.text += $1 })
        controller.pipe(tap.publisher, set: { $0.isPressed = true }, reset: { $0.isPressed = false })
        controller.observe(\.shouldCall) { _ in node.send("!") }
        let trace = controller.startTrace(capacity: Int.random(in: 1...40, using: &random))
        let seen = Recorder(controller.changes)
        for step in 0..<40 { if Bool.random(using: &random) { node.send("\(step)") } else { tap.send() } }
        #expect(trace.replay() == Array(seen.values.suffix(trace.events.count)), "seed \(seed)")
        seen.cancel()
    }

    @Test("events may be played onto another model")
    func replayOntoAnother() {
        let node = stage.passthrough(Int.self)
        let controller = makeController(node)
        let trace = controller.startTrace()
        node.send(1)
        node.send(2)
        #expect(trace.replay(from: [9]) == [[9, 1], [9, 1, 2]])
    }

    @Test("an event recorded within an announcement follows it")
    func nested() {
        let node = stage.passthrough(Int.self)
        let controller = makeController(node)
        controller.observe({ $0.last == 1 ? 2 : nil }, named: "two") { [weak controller] number in
            controller?.pipeValue(node.kernel.just(number), named: "late", set: { $0.append($1) })
        }
        let trace = controller.startTrace()
        node.send(1)
        #expect(trace.events.map(\.name) == ["append", "late"])
        #expect(trace.events.map(\.decisions.count) == [1, 0])
        #expect(trace.replay() == [[1], [1, 2]])
    }

    @Test("a trace that is started within an announcement begins with the next event")
    func startWithinAnnouncement() {
        let node = stage.passthrough(Int.self)
        let controller = makeController(node)
        let first = controller.startTrace()
        let traces = Log<Trace<[Int]>>()
        controller.observe({ $0 == [1] ? 1 : nil }) { [weak controller] _ in
            if let controller { traces.add(controller.startTrace()) }
        }
        node.send(1)
        node.send(2)
        #expect(first.events.map(\.snapshot) == [[1]])
        #expect(traces.entries.first?.events.map(\.snapshot) == [[1, 2]])
    }

    @Test("after stopTrace nothing more is recorded, and the trace stays readable")
    func stop() {
        let node = stage.passthrough(Int.self)
        let controller = makeController(node)
        let trace = controller.startTrace()
        node.send(1)
        controller.stopTrace()
        node.send(2)
        #expect(trace.replay() == [[1]])
    }

    @Test("changes name the path of the field; whole values have none")
    func changes() {
        struct Inner { var a = 1, b = [2] }
        struct Outer { var name = "x", inner = Inner() }
        var changed = Outer()
        changed.inner.b = [3]
        #expect(FieldChange.between(Outer(), Outer()).isEmpty)
        #expect(FieldChange.between(Outer(), changed).map(\.description) == ["inner.b: [2] → [3]"])
        #expect(FieldChange.between(1, 2).map(\.description) == ["value: 1 → 2"])
    }
}
