extension TerminalReply {
    /// The answer that a string of the terminal is: XTVERSION (`DCS > | text ST`), OSC 11, `rgb:RRRR/GGGG/BBBB`,
    /// or that the kitty graphics protocol is known.
    init?(string bytes: [UInt8], introducer: UInt8) {
        let text = String(decoding: bytes, as: UTF8.self)
        switch introducer {
        case UInt8(ascii: "P") where text.hasPrefix(">|"): self = .version(String(text.dropFirst(2).prefix(64)))
        case UInt8(ascii: "]") where text.hasPrefix("11;rgb"):
            let levels = text.drop { $0 != ":" }.dropFirst().split(separator: "/").compactMap(Self.level)
            guard levels.count >= 3 else { return nil }
            self = .background(red: levels[0], green: levels[1], blue: levels[2])
        case UInt8(ascii: "_") where text.hasPrefix("Gi=31;OK"): self = .graphics
        default: return nil
        }
    }

    /// One to four hexadecimal digits stand for a part of the largest number that they can write (XParseColor).
    private static func level(_ digits: Substring) -> UInt8? {
        guard 1...4 ~= digits.utf8.count, let number = Int(digits, radix: 16), number >= 0 else { return nil }
        return UInt8(number * 255 / (1 << (4 * digits.utf8.count) - 1))
    }
}
