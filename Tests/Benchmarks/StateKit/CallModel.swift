/// The model of the MM rows: a number that stays, a pulse, and the decision made of both.
struct CallModel {
    var number = 0
    var isPressed = false

    var shouldCall: Int? { isPressed && number & 7 == 0 ? number : nil }
}
