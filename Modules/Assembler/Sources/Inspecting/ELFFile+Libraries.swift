extension ELFFile {
    private static let loadSegment: UInt32 = 1
    private static let dynamicSegment: UInt32 = 2
    private static let neededTag = 1
    private static let stringTableTag = 5

    /// The shared libraries that the loader brings in with the program, in the order in which it lists them.
    func neededLibraries() throws(ELFError) -> [String] {
        let entries = try dynamicEntries()
        guard let table = entries.first(where: { $0.tag == Self.stringTableTag }),
            let start = fileOffset(ofAddress: table.value)
        else { return [] }
        var names: [String] = []
        for entry in entries where entry.tag == Self.neededTag {
            names.append(try text(at: start + entry.value))
        }
        return names
    }

    private func dynamicEntries() throws(ELFError) -> [(tag: Int, value: Int)] {
        var entries: [(tag: Int, value: Int)] = []
        for segment in segments where segment.kind == Self.dynamicSegment {
            for offset in stride(from: segment.file.lowerBound, to: segment.file.upperBound - 15, by: 16) {
                let tag = try integer(at: offset, size: 8)
                if tag == 0 { break }
                entries.append((tag: tag, value: (try? integer(at: offset + 8, size: 8)) ?? 0))
            }
        }
        return entries
    }

    private func fileOffset(ofAddress address: Int) -> Int? {
        let segment = segments.first {
            $0.kind == Self.loadSegment && address >= $0.address && address - $0.address < $0.file.count
        }
        return segment.map { address - $0.address + $0.file.lowerBound }
    }

    private func text(at offset: Int) throws(ELFError) -> String {
        guard bytes.indices.contains(offset) else { throw .truncated }
        return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }
}
