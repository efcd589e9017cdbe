import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Exhaustive assertions")
struct TestControllerTests {
    private let stage = Stage()
    private let text: PassthroughSubject<String, Never>
    private let tap: PassthroughSubject<Void, Never>
    private let controller: Controller<PulseModel>
    private let test: TestController<PulseModel>

    init() {
        text = stage.passthrough()
        tap = stage.passthrough()
        controller = Controller(PulseModel(), in: stage.kernel)
        test = TestController(controller)
        controller.pipeValue(text.publisher, named: "text", set: { $0.text = $1 })
        controller.pipe(tap.publisher, named: "tap", set: { $0.isPressed = true }, reset: { $0.isPressed = false })
        controller.observe(\.shouldCall, named: "call") { [text] _ in text.send("") }
    }

    @Test("a test that states every change and every decision passes")
    func complete() throws {
        try test.send({ text.send("7") }, changes: { $0.text = "7" })
        try test.send({ tap.send() }, changes: { $0.isPressed = true })
        try test.receive { $0.text = "" }
        try test.decides("call", "7")
        try test.finish()
    }

    @Test("a change that is stated otherwise is told field by field")
    func wrongChange() {
        let failure = #expect(throws: UnstatedBehaviour.self) {
            try test.send({ text.send("7") }, changes: { $0.isPressed = true })
        }
        #expect(
            failure?.description == """
                text changed otherwise than stated
                  text: "" → "7"
                  isPressed: true → false
                """
        )
    }

    @Test("an event that is not stated fails the next step")
    func unstatedEvent() {
        text.send("7")
        let failure = #expect(throws: UnstatedBehaviour.self) {
            try test.send({ tap.send() }, changes: { $0.isPressed = true })
        }
        #expect(failure?.description == "an event was not stated: text\n  text: \"\" → \"7\"")
    }

    @Test("a decision that is not stated fails at the end")
    func unstatedDecision() throws {
        try test.send({ text.send("7") }, changes: { $0.text = "7" })
        try test.send({ tap.send() }, changes: { $0.isPressed = true })
        try test.receive { $0.text = "" }
        let failure = #expect(throws: UnstatedBehaviour.self) { try test.finish() }
        #expect(failure?.description == "decisions were not stated\n  call \"7\"")
    }

    @Test("a change that does not come fails")
    func missingEvent() {
        let failure = #expect(throws: UnstatedBehaviour.self) { try test.send({}, changes: { $0.text = "7" }) }
        #expect(failure?.description == "a change is stated, but no event came")
    }

    @Test("a decision that is not made, or made otherwise, fails")
    func wrongDecision() throws {
        let missing = #expect(throws: UnstatedBehaviour.self) { try test.decides("call", "7") }
        #expect(missing?.description == "a decision is stated, but none was made\n  call \"7\"")
        try test.send({ text.send("7") }, changes: { $0.text = "7" })
        try test.send({ tap.send() }, changes: { $0.isPressed = true })
        let wrong = #expect(throws: UnstatedBehaviour.self) { try test.decides("call", "8") }
        #expect(wrong?.description == "another decision was made\n  call \"8\" → call \"7\"")
    }
}
