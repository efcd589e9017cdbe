import StateKit

/// The judge: plain values, and decisions that are nil for "do nothing".
struct DialModel {
    var number = ""
    var isCallPressed = false

    var shouldMakeCall: String? { isCallPressed && !number.isEmpty ? number : nil }
}

/// The dispatcher and the executor: no `if` in either.
@MainActor
final class DialScreen {
    let number: Input<String>
    let callButton: Input<Void>

    private let numbers: PassthroughSubject<String, Never>
    private let taps: PassthroughSubject<Void, Never>
    private let controller: Controller<DialModel>

    init(in kernel: Kernel, makeCall: @escaping @MainActor (String) -> Void) {
        numbers = PassthroughSubject(in: kernel, named: "number")
        taps = PassthroughSubject(in: kernel, named: "call button")
        (number, callButton) = (numbers.input, taps.input)
        controller = Controller(DialModel(), in: kernel)

        controller.pipeValue(numbers.publisher, set: { $0.number = $1 })
        controller.pipe(taps.publisher, set: { $0.isCallPressed = true }, reset: { $0.isCallPressed = false })
        controller.observe(\.shouldMakeCall, makeCall)
    }
}
