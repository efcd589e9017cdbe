import TextViewKitInterface

extension ControlSequence {
    /// What the mouse did: `CSI < b ; x ; y M` (SGR, 1006) or `CSI b ; x ; y M` (urxvt, 1015).
    var mouse: MouseEvent? {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), let button = number(0), let x = number(1),
            let y = number(2)
        else { return nil }
        let isSGR = prefix == UInt8(ascii: "<")
        guard isSGR || prefix == 0 else { return nil }
        return MouseEvent(
            bits: isSGR ? button : button - 32, x: x, y: y, isRelease: final == UInt8(ascii: "m"))
    }
}

extension MouseEvent {
    /// An event by xterm's bits: 4 Shift, 8 Alt, 16 Control, 32 moved, 64 the wheel, 128 the further buttons.
    ///
    /// Columns and rows count from 1; what lies outside the screen is moved to its edge.
    init?(bits: Int, x: Int, y: Int, isRelease: Bool) {
        guard 0...255 ~= bits, let action = Self.action(bits, isRelease) else { return nil }
        let modifiers = KeyModifiers(rawValue: UInt8(bits >> 2 & 7))
        self.init(action, at: Point(x: max(0, x - 1), y: max(0, y - 1)), modifiers)
    }

    private static func action(_ bits: Int, _ isRelease: Bool) -> Action? {
        let low = bits & 3
        if bits & 128 != 0 { return pressed(low + 8, bits, isRelease) }
        if bits & 64 != 0 { return isRelease ? nil : [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][low] }
        if low == 3 { return bits & 32 != 0 ? .move : .release(0) }
        return pressed(low + 1, bits, isRelease)
    }

    private static func pressed(_ button: Int, _ bits: Int, _ isRelease: Bool) -> Action {
        isRelease ? .release(button) : bits & 32 != 0 ? .drag(button) : .press(button)
    }
}
