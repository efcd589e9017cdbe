/// Which bytes may stand for themselves in a part of an address (RFC 3986, appendix A).
struct PercentEncoding {
    /// What `pchar` and `/` allow.
    static let path = PercentEncoding(besideUnreserved: "!$&'()*+,;=:@/")
    /// The same with `?`.
    static let query = PercentEncoding(besideUnreserved: "!$&'()*+,;=:@/?")
    /// Only what has no meaning anywhere: for the names and values of a query, and segments of a path.
    static let component = PercentEncoding(besideUnreserved: "")

    private let others: [UInt8]

    private init(besideUnreserved others: String) { self.others = Array(others.utf8) }

    /// Encodes all that is not allowed, and every `%`.
    func encoded(_ text: some StringProtocol) -> String { encode(Array(text.utf8)) { _ in false } }

    /// Encodes all that is not allowed, and leaves what is encoded already.
    func repaired(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        return encode(bytes) { index in
            index + 2 < bytes.count && bytes[index + 1].isHexadecimal && bytes[index + 2].isHexadecimal
        }
    }

    private func encode(_ bytes: [UInt8], keepingPercentAt isEncoded: (Int) -> Bool) -> String {
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let stays = byte == UInt8(ascii: "%") ? isEncoded(index) : allows(byte)
            result += stays ? [byte] : [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func allows(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte) || others.contains(byte)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

extension UInt8 {
    var isASCIILetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }

    var isHexadecimal: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
