/// The lines of a file of vCards, put together where they were folded (RFC 6350, 3.2).
///
/// It works on bytes, because a fold may stand in the middle of a letter.
struct VCardText: Sendable {
    /// A whole line, with the number of its first one in the file.
    typealias Line = (number: Int, bytes: [UInt8])

    let lines: [Line]

    init(_ file: [UInt8]) {
        var lines: [Line] = []
        for (index, bytes) in Self.split(Charset.utf8(ofFile: file)).enumerated() {
            if let last = lines.last?.bytes, Self.isSoftlyBroken(last) {
                lines[lines.count - 1].bytes = Array(last.dropLast()) + bytes
            } else if let first = bytes.first, first == 0x20 || first == 0x09, !lines.isEmpty {
                lines[lines.count - 1].bytes += bytes.dropFirst()
            } else {
                lines.append((index + 1, bytes))
            }
        }
        self.lines = lines.filter { !$0.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    }

    private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        let hasFeeds = bytes.contains(0x0A)
        return bytes.split(separator: hasFeeds ? 0x0A : 0x0D, omittingEmptySubsequences: false)
            .map { $0.last == 0x0D ? Array($0.dropLast()) : Array($0) }
    }

    /// Quoted-printable breaks its lines by an equals sign at the end (RFC 2045, 6.7).
    private static func isSoftlyBroken(_ bytes: [UInt8]) -> Bool {
        guard bytes.last == UInt8(ascii: "=") else { return false }
        return VCardLine(bytes, number: 0)?.isQuotedPrintable ?? false
    }
}
