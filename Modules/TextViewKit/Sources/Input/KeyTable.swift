import TextViewKitInterface

/// Which key a code of a terminal stands for.
enum KeyTable {
    /// Finals of `CSI … X` and of `SS3 X`.
    static let letters: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "E"): .other(57427), UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
        UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
        UInt8(ascii: "S"): .function(4),
    ]

    /// The enter key of the keypad, in its application mode.
    static let keypadEnter = UInt8(ascii: "M")

    /// Arrows of rxvt: lower case with Shift after CSI, with Control after SS3.
    static let rxvtArrows: [UInt8: Key] = [
        UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right, UInt8(ascii: "d"): .left,
    ]

    /// Numbers of `CSI n ~`: those of DEC, with 7 and 8 of rxvt.
    static let numbers: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .menu, 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]

    /// What rxvt puts behind the number instead of `~`.
    static let rxvtModifiers: [UInt8: KeyModifiers] = [
        UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control, UInt8(ascii: "@"): [.shift, .control],
    ]

    /// The key of a number of the kitty keyboard protocol; `nil` for numbers that are no key.
    static func kitty(_ number: UInt32) -> Key? {
        if let key = control(number) { return key }
        switch number {
        case 57376...57398: return .function(Int(number) - 57363)
        case 57399...57408: return .character(Character(Unicode.Scalar(UInt8(number - 57399) + 48)))
        case 57344...63743: return keypad[number] ?? .other(number)
        default:
            return typed(Int(number)).map { .character(Character($0)) }
        }
    }

    /// What a number that a terminal sends can type: every scalar but controls.
    static func typed(_ number: Int) -> Unicode.Scalar? {
        number < 0x20 || 0x7F...0x9F ~= number ? nil : Unicode.Scalar(UInt32(clamping: number))
    }

    /// Keys that the kitty protocol and legacy terminals name by a control character; backspace is 8 on some.
    static func control(_ number: UInt32) -> Key? {
        switch number {
        case 9: .tab
        case 10, 13: .enter
        case 27: .escape
        case 8, 127: .backspace
        default: nil
        }
    }

    private static let keypad: [UInt32: Key] = [
        57363: .menu, 57409: .character("."), 57410: .character("/"), 57411: .character("*"),
        57412: .character("-"), 57413: .character("+"), 57414: .enter, 57415: .character("="),
        57416: .character(","), 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
        57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ]
}
