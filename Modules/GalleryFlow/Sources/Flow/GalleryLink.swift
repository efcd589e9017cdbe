/// Links to sources.
enum GalleryLink {
    /// The link that leads to a source.
    ///
    /// - Parameter source: what a person wrote.
    /// - Returns: the link, with everything encoded but what RFC 3986 calls unreserved.
    static func link(to source: String) -> String {
        "tessera://gallery?source=" + source.utf8.map(encoded).joined()
    }

    private static func encoded(_ byte: UInt8) -> String {
        let character = Character(UnicodeScalar(byte))
        if byte < 0x80, character.isLetter || character.isNumber || "-._~".contains(character) {
            return String(character)
        }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
