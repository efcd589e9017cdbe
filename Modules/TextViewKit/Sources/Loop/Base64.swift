/// Base64 (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var output: [UInt8] = []
        var group: (bits: UInt32, count: Int) = (0, 0)
        for byte in bytes {
            group = (group.bits << 8 | UInt32(byte), group.count + 1)
            guard group.count == 3 else { continue }
            output += characters(of: group.bits, 4)
            group = (0, 0)
        }
        if group.count > 0 {
            output += characters(of: group.bits << UInt32(8 * (3 - group.count)), group.count + 1)
            output += [UInt8](repeating: UInt8(ascii: "="), count: 3 - group.count)
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func characters(of bits: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { alphabet[Int(bits >> UInt32(18 - 6 * $0) & 63)] }
    }
}
