/// The fingerprint of a content, by which caches know whether it changed.
///
/// It protects against nothing: FNV-1a with 64 bits.
public struct ContentHash: Sendable, Hashable {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the fingerprint of texts.
    ///
    /// - Parameter texts: what is taken together; where one ends and the next begins counts too.
    public init(_ texts: String...) {
        for text in texts { add(text) }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value = (value ^ 0xff) &* 0x100_0000_01b3
    }
}

extension ContentHash: CustomStringConvertible {
    /// Hexadecimal digits.
    public var description: String { String(value, radix: 16) }
}
