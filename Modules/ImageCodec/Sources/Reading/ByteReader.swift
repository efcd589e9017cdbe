/// Reads numbers out of bytes that nobody has checked.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The byte at a place; `nil` behind the end.
    subscript(place: Int) -> Int? {
        place >= 0 && place < bytes.count ? Int(bytes[bytes.startIndex + place]) : nil
    }

    /// A number of so many bytes; `nil` when not all of them are there.
    func number(at place: Int, bytes count: Int, isLittleEndian: Bool = false) -> Int? {
        guard place >= 0, count >= 0, place <= bytes.count - count else { return nil }
        let part = bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + count)]
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether there is such an ASCII text at a place.
    func has(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { part(place, $0.count)?.elementsEqual($0) ?? false }
    }

    /// A part; `nil` when not all of it is there.
    func part(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard place >= 0, count >= 0, place <= bytes.count - count else { return nil }
        return bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + count)]
    }

    /// What is left from a place on.
    func rest(from place: Int) -> ArraySlice<UInt8> { bytes.dropFirst(max(place, 0)) }
}
