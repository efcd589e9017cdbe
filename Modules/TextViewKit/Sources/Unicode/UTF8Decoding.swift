extension Span<UInt8> {
    /// The scalar that begins at an offset, and its length in bytes.
    ///
    /// The bytes are those of a `String`, hence valid. Should they end too early all the same, the scalar is U+FFFD and
    /// one byte long: the reader goes on and never leaves the memory.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + length <= count else { return (0xFFFD, 1) }
        var value = first & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(self[unchecked: offset + index] & 0x3F) }
        return (value, length)
    }
}
