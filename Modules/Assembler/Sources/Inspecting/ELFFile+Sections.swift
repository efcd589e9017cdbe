extension ELFFile {
    private static let sectionHeaderSize = 64
    /// A section without bytes in the file.
    private static let noBits = 8

    /// Where the contents of a section stand in the file; `nil` when it has no such section.
    func section(named name: String) throws(ELFError) -> Range<Int>? {
        let count = try integer(at: 60, size: 2)
        guard count > 0 else { return nil }
        let names = try section(at: try integer(at: 62, size: 2))
        for index in 0..<count {
            let start = try header(of: index)
            let own = bytes[names].dropFirst(try integer(at: start, size: 4)).prefix { $0 != 0 }
            if own.elementsEqual(name.utf8) { return try section(at: index) }
        }
        return nil
    }

    private func section(at index: Int) throws(ELFError) -> Range<Int> {
        let header = try header(of: index)
        let start = try integer(at: header + 24, size: 8)
        let size = try integer(at: header + 4, size: 4) == Self.noBits ? 0 : try integer(at: header + 32, size: 8)
        let (end, overflow) = start.addingReportingOverflow(size)
        guard !overflow, end <= bytes.count else { throw .truncated }
        return start..<end
    }

    /// Where the header of a section begins.
    private func header(of index: Int) throws(ELFError) -> Int {
        let start = try integer(at: 40, size: 8) + index * Self.sectionHeaderSize
        guard start <= bytes.count - Self.sectionHeaderSize else { throw .truncated }
        return start
    }
}
