import Testing

@testable import Assembler

/// Builds the bytes of a small ELF file, by the System V ABI.
private struct ELFBuilder {
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

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    static func little(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) : 0 }
    }

    private func little(_ value: UInt64, _ size: Int) -> [UInt8] { Self.little(value, size) }
}

@Suite("reading a program without running it")
struct ELFFileTests {
    @Test("a note is found behind others of other owners and kinds")
    func note() throws {
        let notes =
            ELFBuilder.note("GNU", kind: 1, [9, 9, 9]) + ELFBuilder.note("Tessera", kind: 2, [8])
            + ELFBuilder.note("Tessera", kind: 1, [1, 2, 3, 4, 5])
        let file = try ELFFile(ELFBuilder(segments: [(1, 0, []), (4, 0, notes)]).bytes)
        #expect(try file.note(owner: "Tessera", kind: 1) == [1, 2, 3, 4, 5])
        #expect(try file.note(owner: "Tessera", kind: 3) == nil)
        #expect(try file.note(owner: "Tess", kind: 1) == nil)
    }

    @Test("the needed libraries are those of the dynamic section, in order")
    func libraries() throws {
        let names = Array("\0libc.so.6\0libm.so.6\0".utf8)
        let entry = { (tag: UInt64, value: UInt64) in ELFBuilder.little(tag, 8) + ELFBuilder.little(value, 8) }
        let dynamic = entry(1, 11) + entry(5, 0x1000) + entry(1, 1) + entry(0, 0) + entry(1, 0)
        let file = try ELFFile(ELFBuilder(segments: [(1, 0x1000, names), (2, 0x2000, dynamic)]).bytes)
        #expect(try file.neededLibraries() == ["libm.so.6", "libc.so.6"])
    }

    @Test("a program without a dynamic section needs no libraries")
    func fullyStatic() throws {
        #expect(try ELFFile(ELFBuilder().bytes).neededLibraries().isEmpty)
    }

    @Test("a section is found by its whole name")
    func section() throws {
        let bytes = ELFBuilder(sections: [(".text", [1, 2]), (".data", [3]), (".empty", [])]).bytes
        let file = try ELFFile(bytes)
        let data = try file.section(named: ".data")
        #expect(data.map { Array(bytes[$0]) } == [3])
        let empty = try file.section(named: ".empty")
        #expect(empty?.isEmpty == true)
        let part = try file.section(named: ".dat")
        #expect(part == nil)
        let none = try ELFFile(ELFBuilder().bytes).section(named: ".text")
        #expect(none == nil)
    }

    @Test("a finished program is the linked one without the hashes of its objects")
    func plain() throws {
        let linked = ELFBuilder(sections: [(".text", [1, 2]), (".swift_modhash", [7, 7, 7]), (".data", [3])]).bytes
        let expected = ELFBuilder(sections: [(".text", [1, 2]), (".swift_modhash", [0, 0, 0]), (".data", [3])]).bytes
        let plain = try PlainBinary(linked).bytes
        #expect(plain == expected)
        let without = ELFBuilder(sections: [(".text", [1, 2])]).bytes
        let same = try PlainBinary(without).bytes
        #expect(same == without)
    }

    @Test("what is no program of this kind is refused")
    func refused() {
        let whole = ELFBuilder(segments: [(4, 0, ELFBuilder.note("Tessera", kind: 1, [1]))]).bytes
        var small = whole
        small[4] = 1
        let rows: [([UInt8], ELFError)] = [
            ([], .notELF), (Array("#!/bin/sh".utf8), .notELF), (Array(whole.prefix(40)), .truncated),
            (small, .unsupported), (Array(whole.prefix(100)), .truncated),
        ]
        for (bytes, expected) in rows { #expect(throws: expected) { try ELFFile(bytes) } }
    }

    @Test("no damaged program makes the reader trap", arguments: [0x00, 0x7F, 0xFF] as [UInt8])
    func damaged(value: UInt8) throws {
        let names = Array("\0libc.so.6\0".utf8)
        let dynamic =
            ELFBuilder.little(1, 8) + ELFBuilder.little(1, 8) + ELFBuilder.little(5, 8) + ELFBuilder.little(0x1000, 8)
        let segments: [(UInt32, UInt64, [UInt8])] = [
            (1, 0x1000, names), (2, 0, dynamic), (4, 0, ELFBuilder.note("Tessera", kind: 1, [1, 2, 3])),
        ]
        let whole = ELFBuilder(segments: segments, sections: [(".text", [1]), (".swift_modhash", [2, 3])]).bytes
        for index in whole.indices {
            var bytes = whole
            bytes[index] = value
            guard let file = try? ELFFile(bytes) else { continue }
            _ = try? file.note(owner: "Tessera", kind: 1)
            _ = try? file.neededLibraries()
            _ = try? file.section(named: ".swift_modhash")
        }
        #expect(try ELFFile(whole).note(owner: "Tessera", kind: 1) == [1, 2, 3])
    }
}
