import JSONKit
import Repository
import RepositoryFiles
import Testing

@testable import Assembler

@Suite("a binary told without running it")
struct InspectCommandTests {
    private let program: AssembleProgram

    init() throws { program = try AssembleProgram() }

    @Test("the distribution, its features, and facts of the file")
    func text() throws {
        try Files.write(
            ELFBuilder.program(saying: DescriptionTests.description.json.compact), to: program.path("kiosk"))
        let run = try program.run("inspect", "kiosk")
        let expected = """
            kiosk 1.2.3

              about  0.1.0  feature  beta  @a/b

            features   0123456789abcdef
            toolchain  Swift 6.3.1
            size       0.00 MiB
            libraries  libm.so.6, libc.so.6

            """
        #expect(run == ProcessResult(status: 0, output: expected))
    }

    @Test("the document for programs is the note with size and libraries")
    func json() throws {
        let bytes = ELFBuilder.program(saying: DescriptionTests.description.json.compact)
        try Files.write(bytes, to: program.path("kiosk"))
        let run = try program.run("inspect", "kiosk", "--json")
        let about: JSONValue = [
            "id": "about", "kind": "feature", "version": "0.1.0", "stability": "beta", "owner": "@a/b",
            "commands": ["about"],
        ]
        let expected: JSONValue = [
            "schema": "tessera.binary", "version": 1, "distribution": "kiosk", "product": "1.2.3",
            "hash": "0123456789abcdef", "toolchain": "6.3.1", "features": [about], "size": .int(bytes.count),
            "libraries": ["libm.so.6", "libc.so.6"],
        ]
        #expect(run == ProcessResult(status: 0, output: expected.pretty + "\n"))
    }

    @Test("what is no program of ours is refused with what it is")
    func refused() throws {
        let whole = ELFBuilder.program(saying: #"{"schema": "tessera.binary", "version": 2}"#)
        var other = whole
        other[4] = 1
        let rows: [([UInt8], String)] = [
            (Array("#!/bin/sh\n".utf8), "file: no program: the file does not begin as an ELF file does"),
            (
                other,
                "file: a program for another kind of machine: only 64-bit little-endian ELF files can be read"
            ),
            (Array(whole.prefix(63)), "file: the file ends in the middle of the program"),
            (ELFBuilder().bytes, "file: not made by Scripts/assemble: it holds no description of its features"),
            (whole, "1:41: this binary was made by a newer Tessera; inspect it with that one"),
        ]
        for (bytes, message) in rows {
            try Files.write(bytes, to: program.path("file"))
            let run = try program.run("inspect", "file")
            #expect(run == .refusal(message))
        }
        let missing = try program.run("inspect", "none")
        #expect(missing == .refusal("none: cannot read: No such file or directory"))
    }
}
