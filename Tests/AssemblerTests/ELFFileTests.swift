import Testing

@testable import Assembler

/// Builds the bytes of a small ELF file, by the System V ABI.
private struct ELFBuilder {
    var segments: [(kind: UInt32, address: UInt64, content: [UInt8])] = []

    var bytes: [UInt8] {
        let start = 64 + 56 * segments.count
        var offset = start
        var headers: [UInt8] = []
        var contents: [UInt8] = []
        for segment in segments {
            let size = UInt64(segment.content.count)
            headers += little(UInt64(segment.kind), 4) + little(0, 4) + little(UInt64(offset), 8)
            headers += little(segment.address, 8) + little(0, 8) + little(size, 8) + little(size, 8) + little(4, 8)
            contents += segment.content
            offset += segment.content.count
        }
        let identity: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
        let header = identity + little(3, 2) + little(62, 2) + little(1, 4) + little(0, 8) + little(64, 8)
        let rest = little(0, 8) + little(0, 4) + little(64, 2) + little(56, 2) + little(UInt64(segments.count), 2)
        return header + rest + [UInt8](repeating: 0, count: 6) + headers + contents
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
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
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
        let whole = ELFBuilder(segments: [
            (1, 0x1000, names), (2, 0, dynamic), (4, 0, ELFBuilder.note("Tessera", kind: 1, [1, 2, 3])),
        ]).bytes
        for index in whole.indices {
            var bytes = whole
            bytes[index] = value
            guard let file = try? ELFFile(bytes) else { continue }
            _ = try? file.note(owner: "Tessera", kind: 1)
            _ = try? file.neededLibraries()
        }
        #expect(try ELFFile(whole).note(owner: "Tessera", kind: 1) == [1, 2, 3])
    }
}
