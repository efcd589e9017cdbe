extension ELFFile {
    private static let noteSegment: UInt32 = 4

    /// The content of the first note of an owner and a kind.
    func note(owner: String, kind: UInt32) throws(ELFError) -> [UInt8]? {
        for segment in segments where segment.kind == Self.noteSegment {
            if let content = try note(owner: owner, kind: kind, in: segment.file) { return content }
        }
        return nil
    }

    private func note(owner: String, kind: UInt32, in range: Range<Int>) throws(ELFError) -> [UInt8]? {
        var offset = range.lowerBound
        while offset + 12 <= range.upperBound {
            let ownerSize = try integer(at: offset, size: 4)
            let contentSize = try integer(at: offset + 4, size: 4)
            let ownKind = try integer(at: offset + 8, size: 4)
            let content = offset + 12 + padded(ownerSize)
            guard content + contentSize <= range.upperBound else { throw .truncated }
            let name = bytes[(offset + 12)..<(offset + 12 + ownerSize)].prefix { $0 != 0 }
            if ownKind == kind, name.elementsEqual(owner.utf8) {
                return Array(bytes[content..<(content + contentSize)])
            }
            offset = content + padded(contentSize)
        }
        return nil
    }

    private func padded(_ size: Int) -> Int { (size + 3) & ~3 }
}
