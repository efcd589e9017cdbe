/// Base64 with the usual alphabet and padding (RFC 4648, 4).
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> String {
        let text = String(Base64URL.encode(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        return text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    }

    /// The bytes of a text; `nil` for what is none.
    static func decode(_ text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.count % 4 == 0, !text.contains(where: { $0 == "-" || $0 == "_" }) else { return nil }
        let padding = text.reversed().prefix { $0 == "=" }.count
        guard padding <= 2 else { return nil }
        return Base64URL.decode(String(text.dropLast(padding).map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }))
    }
}
