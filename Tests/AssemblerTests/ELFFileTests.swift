import Testing

@testable import Assembler

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
        let entry = ELFBuilder.entry
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
