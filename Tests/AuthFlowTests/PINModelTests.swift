import Testing

@testable import AuthFlow

@Suite("typing a PIN")
struct PINModelTests {
    private func after(_ purpose: PINModel.Purpose, _ events: PINModel.Event...) -> PINModel {
        events.reduce(PINModel(purpose: purpose)) { $0.settled.after($1) }
    }

    @Test("a new PIN is typed twice, and sent when both are one")
    func twice() {
        let first = after(.create, .edited("0042"), .submitted)
        #expect(first.started == nil && first.first == "0042" && first.text == "")
        let second = after(.create, .edited("0042"), .submitted, .edited("٠٠٤٢"), .submitted)
        #expect(second.started == "٠٠٤٢" && second.isWorking)
    }

    @Test("two that differ are refused, and it begins anew")
    func mismatch() {
        let model = after(.create, .edited("0042"), .submitted, .edited("0043"), .submitted)
        #expect(model.error == .mismatch && model.first == nil && model.text == "" && model.started == nil)
        #expect(after(.create, .edited("0042"), .submitted, .edited("0043"), .submitted, .edited("1")).error == nil)
    }

    @Test(
        "what is none is never sent; while one is looked at nothing else is",
        arguments: [
            PINModel.Purpose.create, .unlock, .remove,
        ])
    func refused(_ purpose: PINModel.Purpose) {
        #expect(after(purpose, .edited("12"), .submitted).error == .notDigits)
        let busy = after(.unlock, .edited("0042"), .submitted)
        #expect(busy.started == "0042")
        #expect(busy.settled.after(.submitted).started == nil)
        #expect(busy.settled.after(.edited("1")).text == "0042")
        let failed = busy.after(.failed(.wrong(.zero)))
        #expect(failed.text == "" && !failed.isWorking && failed.error == .wrong(.zero))
        #expect(busy.after(.done).after(.failed(.mismatch)).error == nil)
    }
}
