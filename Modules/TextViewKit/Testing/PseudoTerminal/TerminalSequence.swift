/// A part of a program's output: text, a control character, or one whole sequence.
enum TerminalSequence: Hashable {
    case text([UInt8])
    case control(UInt8)
    /// CSI by what stands between and by its last character.
    case csi(String, Character)
    /// What stands between an introducer (`]` for OSC, `P` for DCS) and its end.
    case string(Character, String)
    /// Any other sequence, by what follows the escape.
    case escape(String)

    /// Takes the first part off; `nil` when it is not complete.
    static func next(_ bytes: inout ArraySlice<UInt8>) -> TerminalSequence? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return escape(&bytes) }
        if first < 0x20 || first == 0x7F {
            bytes = bytes.dropFirst()
            return .control(first)
        }
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.endIndex == bytes.endIndex { run = run.dropLast(unfinished(run)) }
        bytes = bytes[run.endIndex...]
        return run.isEmpty ? nil : .text(Array(run))
    }

    /// The bytes at the end that begin a scalar without finishing it.
    private static func unfinished(_ run: ArraySlice<UInt8>) -> Int {
        let tail = run.reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard tail < 4, let lead = run.dropLast(tail).last, lead >= 0xC0 else { return 0 }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        return tail + 1 < length ? tail + 1 : 0
    }

    private static func escape(_ bytes: inout ArraySlice<UInt8>) -> TerminalSequence? {
        guard let kind = bytes.dropFirst().first.map({ Character(Unicode.Scalar($0)) }) else { return nil }
        let rest = bytes.dropFirst(2)
        switch kind {
        case "[":
            guard let end = rest.firstIndex(where: { $0 >= 0x40 }) else { return nil }
            bytes = bytes[(end + 1)...]
            return .csi(String(decoding: rest[..<end], as: UTF8.self), Character(Unicode.Scalar(rest[end])))
        case "]", "P", "_", "^", "X":
            guard let end = rest.firstIndex(where: { $0 == 0x1B || $0 == 0x07 }) else { return nil }
            guard rest[end] == 0x07 || rest.endIndex > end + 1 else { return nil }
            bytes = bytes[(rest[end] == 0x07 ? end + 1 : end + 2)...]
            return .string(kind, String(decoding: rest[..<end], as: UTF8.self))
        case "(", ")":
            guard let last = rest.first else { return nil }
            bytes = bytes.dropFirst(3)
            return .escape("\(kind)\(Character(Unicode.Scalar(last)))")
        default:
            bytes = rest
            return .escape(String(kind))
        }
    }
}
