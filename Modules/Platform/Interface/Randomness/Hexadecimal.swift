extension Array<UInt8> {
    /// The bytes in hexadecimal digits (RFC 4648, 8) of lower case, two for each.
    public var hexadecimal: String {
        let digits = Array<UInt8>("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 2 * count) { text in
            for (index, byte) in enumerated() {
                text[2 * index] = digits[Int(byte >> 4)]
                text[2 * index + 1] = digits[Int(byte & 15)]
            }
            return 2 * count
        }
    }
}
