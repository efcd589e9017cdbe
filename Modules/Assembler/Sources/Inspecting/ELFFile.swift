/// The parts of a 64-bit little-endian ELF file that describe it.
///
/// Source: System V ABI, chapters 4 and 5.
struct ELFFile {
    /// What a program header leads to: a part of the file, and where the program sees it.
    struct Segment {
        var kind: UInt32
        var file: Range<Int>
        var address: Int
    }

    private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
    private static let headerSize = 56

    let bytes: [UInt8]
    private(set) var segments: [Segment] = []

    init(_ bytes: [UInt8]) throws(ELFError) {
        guard bytes.starts(with: Self.magic) else { throw .notELF }
        guard bytes.count >= 64 else { throw .truncated }
        guard bytes[4] == 2, bytes[5] == 1 else { throw .unsupported }
        self.bytes = bytes
        let start = try integer(at: 32, size: 8)
        let count = try integer(at: 56, size: 2)
        for index in 0..<count { segments.append(try segment(at: start + index * Self.headerSize)) }
    }

    private func segment(at offset: Int) throws(ELFError) -> Segment {
        let kind = UInt32(truncatingIfNeeded: try integer(at: offset, size: 4))
        let start = try integer(at: offset + 8, size: 8)
        let size = try integer(at: offset + 32, size: 8)
        let (end, overflow) = start.addingReportingOverflow(size)
        // Only what the description needs has to be whole.
        guard !overflow, end <= bytes.count else { return Segment(kind: 0, file: 0..<0, address: 0) }
        return Segment(kind: kind, file: start..<end, address: try integer(at: offset + 16, size: 8))
    }

    /// A little-endian number; one that does not fit into an `Int` is no place in a file.
    func integer(at offset: Int, size: Int) throws(ELFError) -> Int {
        guard offset >= 0, offset <= bytes.count - size else { throw .truncated }
        let value = (0..<size).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64(bytes[offset + $1]) }
        guard let integer = Int(exactly: value) else { throw .truncated }
        return integer
    }
}
