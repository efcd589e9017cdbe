/// Base64 (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    static func encoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return stride(from: 0, to: bytes.count, by: 3).map { group(bytes[$0..<min($0 + 3, bytes.count)]) }.joined()
    }

    /// One to three bytes as four characters.
    private static func group(_ bytes: ArraySlice<UInt8>) -> String {
        let bits = bytes.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - bytes.count))
        let characters = (0...bytes.count).map { alphabet[bits >> (18 - 6 * $0) & 63] }
        return String(characters) + String(repeating: "=", count: 3 - bytes.count)
    }
}
