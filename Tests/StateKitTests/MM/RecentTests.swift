import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Recent values")
struct RecentTests {
    @Test("a value is recent from being set until it settles, and is remembered")
    func life() {
        var amount = Recent("")
        #expect(amount.recent == nil)
        amount.set("100")
        #expect(amount.recent == "100")
        amount.settle()
        #expect(amount.recent == nil)
        #expect(amount.value == "100")
    }

    @Test("setting the same value again is recent again")
    func sameValue() {
        var amount = Recent(1)
        amount.set(1)
        #expect(amount.isRecent)
    }

    @Test("through a pipe a value is recent in the one snapshot of its event")
    func piped() {
        let stage = Stage()
        let (amounts, rates) = (stage.passthrough(Int.self), stage.passthrough(Int.self))
        let controller = Controller((amount: Recent(0), rate: Recent(1)), in: stage.kernel)
        controller.pipeValue(amounts.publisher, set: { $0.amount.set($1) }, reset: { $0.amount.settle() })
        controller.pipeValue(rates.publisher, set: { $0.rate.set($1) }, reset: { $0.rate.settle() })
        let recorder = Recorder(controller.changes.map { [$0.amount.recent, $0.rate.recent] })
        amounts.send(5)
        rates.send(2)
        #expect(recorder.values == [[nil, nil], [5, nil], [nil, 2]])
        #expect(controller.model.amount.value == 5)
        recorder.cancel()
    }
}
