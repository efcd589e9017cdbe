extension SwiftLexer {
    /// The byte at a distance from the current one.
    func peek(_ distance: Int = 0) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// How many bytes from a distance on fulfil a condition.
    func run(from distance: Int = 0, while condition: (UInt8) -> Bool) -> Int {
        var length = 0
        while let byte = peek(distance + length), condition(byte) { length += 1 }
        return length
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte may be part of a word; every byte beyond ASCII may.
    var isWord: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || isDigit || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }

    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
