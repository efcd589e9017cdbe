/// Bytes on their way to becoming lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var isEnded = false

    /// Whether ``next()`` can answer without more bytes.
    var hasLine: Bool { isEnded || bytes.contains(UInt8(ascii: "\n")) }

    /// Takes more bytes; none at all mean the end.
    mutating func append(_ chunk: [UInt8]) {
        isEnded = chunk.isEmpty
        bytes += chunk
    }

    /// The next line without its end, or `nil` when there is none.
    ///
    /// At the end of the input, what is left is a line.
    mutating func next() -> String? {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            defer { bytes.removeFirst(end + 1) }
            return String(decoding: bytes[..<end], as: UTF8.self)
        }
        guard isEnded, !bytes.isEmpty else { return nil }
        defer { bytes.removeAll() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
