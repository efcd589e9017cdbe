import XMLInterface

/// The videos that a desktop remembers (Desktop Bookmark Specification, `recently-used.xbel`).
enum RecentFiles {
    /// The paths of local videos; what is marked as private, or belongs to programs that are, is left out.
    static func paths(in document: XMLElement) -> [String] {
        document.children("bookmark").compactMap { bookmark in
            let metadata = bookmark.child("info")?.children("metadata") ?? []
            guard !metadata.contains(where: { $0.child("private") != nil }) else { return nil }
            let type = metadata.lazy.compactMap { $0.child("mime-type")?.attributes["type"] }.first
            guard type?.hasPrefix("video/") == true else { return nil }
            return bookmark.attributes["href"].flatMap(path)
        }
    }

    private static func path(_ address: String) -> String? {
        guard address.hasPrefix("file:///") else { return nil }
        var bytes: [UInt8] = []
        var rest = Array(address.utf8.dropFirst(7))[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let decoded = UInt8(digits, radix: 16) else { return nil }
            bytes.append(decoded)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
