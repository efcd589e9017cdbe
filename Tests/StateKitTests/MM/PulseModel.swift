/// A model with a value that stays, a pulse, and the decision made of both.
struct PulseModel: Equatable {
    var text = ""
    var isPressed = false

    var shouldCall: String? { isPressed && !text.isEmpty ? text : nil }
}
