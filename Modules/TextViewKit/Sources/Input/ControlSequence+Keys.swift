import TextViewKitInterface

extension ControlSequence {
    /// The strokes of keys that the sequence stands for; none when it is no key.
    var keys: [KeyPress] {
        guard prefix == 0 else { return [] }
        switch final {
        case UInt8(ascii: "u"): return kittyKeys
        case UInt8(ascii: "~") where number(0) == 27:
            return number(2).flatMap { strokes(of: UInt32(clamping: $0), shifted: nil) } ?? []
        case UInt8(ascii: "~"): return numbered(modifiers).map { [$0] } ?? []
        case UInt8(ascii: "Z"): return [KeyPress(.tab, modifiers.union(.shift), phase: phase)]
        default: return lettered.map { [$0] } ?? []
        }
    }

    private var lettered: KeyPress? {
        if let modifiers = KeyTable.rxvtModifiers[final] { return numbered(modifiers) }
        if let key = KeyTable.rxvtArrows[final] { return parameters.isEmpty ? KeyPress(key, .shift) : nil }
        // Another first number than 1 is no key: `CSI 24 ; 80 R` is where the cursor was.
        guard number(0) ?? 1 == 1, intermediate == 0 else { return nil }
        return KeyTable.letters[final].map { KeyPress($0, modifiers, phase: phase) }
    }

    private func numbered(_ modifiers: KeyModifiers) -> KeyPress? {
        number(0).flatMap { KeyTable.numbers[$0] }.map { KeyPress($0, modifiers, phase: phase) }
    }

    /// The second parameter is one more than the bits; those of the locks (64, 128) are no modifiers here.
    private var modifiers: KeyModifiers {
        KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, (number(1) ?? 1) - 1)) & 63)
    }

    private var phase: KeyPress.Phase {
        switch part(1, 1) {
        case 2: .repeat
        case 3: .release
        default: .press
        }
    }
}

/// The kitty keyboard protocol: `CSI key:shifted:base ; modifiers:phase ; text u`.
extension ControlSequence {
    private var kittyKeys: [KeyPress] {
        let number = UInt32(clamping: number(0) ?? 1)
        if number == 0 { return writtenText.map(KeyPress.typing) }
        // With another alphabet, shortcuts go by the key of the standard layout.
        let isShortcut = !modifiers.isDisjoint(with: [.control, .alt, .superKey]) && number > 0x7F
        let base = isShortcut ? part(0, 2).map { UInt32(clamping: $0) } : nil
        return strokes(of: base ?? number, shifted: part(0, 1)) ?? []
    }

    /// The stroke of a key by its number, with what it types.
    private func strokes(of number: UInt32, shifted: Int?) -> [KeyPress]? {
        guard var key = KeyTable.kitty(number) else { return nil }
        if case .character(let character) = key, let lower = character.lowercased().first, modifiers.contains(.shift) {
            key = .character(lower)
        }
        return [KeyPress(key, modifiers, phase: phase, text: text(of: key, shifted: shifted))]
    }

    private func text(of key: Key, shifted: Int?) -> Character? {
        guard phase != .release else { return nil }
        if let written = writtenText.first { return written }
        guard modifiers.subtracting(.shift).isEmpty, case .character(let character) = key else { return nil }
        guard modifiers.contains(.shift) else { return character }
        return shifted.flatMap(KeyTable.typed).map(Character.init) ?? character.uppercased().first
    }

    /// The third parameter: the scalars that the key types, by the terminal's own account.
    private var writtenText: String {
        guard final == UInt8(ascii: "u"), parameters.count > 2 else { return "" }
        let scalars = parameters[2].compactMap { $0.flatMap(KeyTable.typed) }
        return String(String.UnicodeScalarView(scalars))
    }
}
