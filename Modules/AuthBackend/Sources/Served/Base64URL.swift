/// Base64 with the alphabet for addresses and without padding (RFC 4648, 5; RFC 7515, 2).
enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var (text, buffer, bits) = ([UInt8](), UInt32(0), 0)
        for byte in bytes {
            (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(buffer >> UInt32(bits) & 63)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(buffer << UInt32(6 - bits) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text; `nil` for what `encode` never writes, so that a token has one spelling.
    static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
        for digit in text.utf8 {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            (buffer, bits) = (buffer << 6 | UInt32(value), bits + 6)
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        let rest = buffer & (1 << UInt32(bits) - 1)
        return bits < 6 && rest == 0 ? bytes : nil
    }
}
