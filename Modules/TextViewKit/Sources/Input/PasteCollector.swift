/// The bytes of a bracketed paste, until its end.
struct PasteCollector {
    /// Bytes that are kept; what goes beyond is left out.
    static let limit = 4 << 20
    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// How much of the end was read.
    private var matched = 0

    var count: Int { bytes.count }

    /// Takes a byte; returns whether it finishes the paste.
    mutating func take(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // Only the first byte of the end is an escape, so a new match can begin here and nowhere before.
        if matched > 0 { for index in 0..<matched { keep(Self.end[index]) } }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    private mutating func keep(_ byte: UInt8) { if bytes.count < Self.limit { bytes.append(byte) } }

    /// What was collected, with line feeds for all line ends; `nil` when there is nothing.
    mutating func takeText() -> String? {
        guard !bytes.isEmpty else { return nil }
        defer { bytes = [] }
        // U+000D U+000A is one cluster, and so is each of the two alone.
        var text = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar != "\n" || !wasReturn { text.append(scalar == "\r" ? "\n" : scalar) }
            wasReturn = scalar == "\r"
        }
        return String(text)
    }
}
