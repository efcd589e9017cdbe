@testable import Assembler

/// Builds the bytes of a small ELF file, by the System V ABI.
struct ELFBuilder {
    var segments: [(kind: UInt32, address: UInt64, content: [UInt8])] = []
    var sections: [(name: String, content: [UInt8])] = []

    var bytes: [UInt8] {
        let programHeaders = Table(start: 64, size: 56, contents: segments.map(\.content))
        let names: [UInt8] = sections.reduce([0]) { $0 + Array($1.name.utf8) + [0] }
        let sectionHeaders = Table(
            start: programHeaders.end, size: 64, contents: sections.isEmpty ? [] : sections.map(\.content) + [names])
        return header(programHeaders, sectionHeaders) + programHeader(programHeaders)
            + programHeaders.contents.joined() + sectionHeader(sectionHeaders) + sectionHeaders.contents.joined()
    }

    /// Headers of one kind, and behind them what they lead to.
    private struct Table {
        var start: Int
        var size: Int
        var contents: [[UInt8]]

        var end: Int { offset(of: contents.count) }

        func offset(of index: Int) -> Int {
            start + size * contents.count + contents[..<index].reduce(0) { $0 + $1.count }
        }
    }

    private func header(_ programs: Table, _ sections: Table) -> [UInt8] {
        let identity: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
        let kind = little(3, 2) + little(62, 2) + little(1, 4) + little(0, 8)
        let starts = little(UInt64(programs.start), 8) + little(UInt64(sections.start), 8) + little(0, 4)
        let counts = little(64, 2) + little(56, 2) + little(UInt64(programs.contents.count), 2)
        let number = sections.contents.count
        return identity + kind + starts + counts + little(64, 2) + little(UInt64(number), 2)
            + little(UInt64(max(0, number - 1)), 2)
    }

    private func programHeader(_ table: Table) -> [UInt8] {
        segments.enumerated().reduce(into: []) { bytes, row in
            let (index, segment) = row
            let size = UInt64(segment.content.count)
            bytes += little(UInt64(segment.kind), 4) + little(0, 4) + little(UInt64(table.offset(of: index)), 8)
            bytes += little(segment.address, 8) + little(0, 8) + little(size, 8) + little(size, 8) + little(4, 8)
        }
    }

    private func sectionHeader(_ table: Table) -> [UInt8] {
        var name = 1
        return table.contents.enumerated().reduce(into: []) { bytes, row in
            let (index, content) = row
            bytes += little(index < sections.count ? UInt64(name) : 0, 4) + little(1, 4) + little(0, 16)
            bytes += little(UInt64(table.offset(of: index)), 8) + little(UInt64(content.count), 8)
            bytes += [UInt8](repeating: 0, count: 24)
            if index < sections.count { name += sections[index].name.utf8.count + 1 }
        }
    }

    static func note(_ owner: String, kind: UInt32, _ content: [UInt8]) -> [UInt8] {
        let name = Array(owner.utf8) + [0]
        return little(UInt64(name.count), 4) + little(UInt64(content.count), 4) + little(UInt64(kind), 4)
            + padded(name) + padded(content)
    }

    /// One entry of a dynamic section.
    static func entry(_ tag: UInt64, _ value: UInt64) -> [UInt8] { little(tag, 8) + little(value, 8) }

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    static func little(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) : 0 }
    }

    private func little(_ value: UInt64, _ size: Int) -> [UInt8] { Self.little(value, size) }
}

extension ELFBuilder {
    /// A program that holds a note of ours and needs `libm.so.6` and `libc.so.6`.
    static func program(saying content: String) -> [UInt8] {
        let names = Array("\0libm.so.6\0libc.so.6\0".utf8)
        let dynamic = entry(1, 1) + entry(1, 11) + entry(5, 0x1000) + entry(0, 0)
        let note = note(NoteSource.owner, kind: NoteSource.kind, Array(content.utf8))
        return ELFBuilder(segments: [(1, 0x1000, names), (2, 0x2000, dynamic), (4, 0, note)]).bytes
    }
}
