import NetworkInterface

/// A head as text, as HTTP/1.1 writes it (RFC 9112), with the address of who answered in the place of the reason.
///
///     HTTP/2 200 https://example.org/rates
///     ETag: "1"
enum KeptHead {
    /// The text of a head, without the fields that are secrets.
    static func text(_ head: HTTPHead) -> String {
        let fields = head.headers.fields.filter { !isSecret($0.name) }.map { "\($0.name): \($0.value)" }
        return (["HTTP/\(head.version) \(head.status) \(head.url)"] + fields).joined(separator: "\n")
    }

    /// The head of a text; `nil` when another program wrote it.
    static func head(_ text: String) -> HTTPHead? {
        // Not by characters: a line break with a CR before it is a single one.
        let lines = text.utf8.split(separator: 10).map { String(Substring($0)) }
        guard let words = lines.first?.split(separator: " "), words.count == 3, words[0].hasPrefix("HTTP/"),
            let status = Int(words[1]), let url = try? HTTPURL(String(words[2]))
        else { return nil }
        let fields = lines.dropFirst().compactMap(field)
        guard fields.count == lines.count - 1 else { return nil }
        return HTTPHead(status: status, headers: HTTPHeaders(fields), url: url, version: String(words[0].dropFirst(5)))
    }

    private static func field(_ line: String) -> HTTPHeaders.Field? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return .init(String(line[..<colon]), String(line[colon...].dropFirst(2)))
    }

    private static func isSecret(_ name: String) -> Bool { name.lowercased().hasPrefix("set-cookie") }
}
