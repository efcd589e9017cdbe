import JSONKit
import Repository
import RepositoryFiles
import Testing

@testable import Assembler

@Suite("two distributions or binaries side by side")
struct DiffCommandTests {
    private let program: AssembleProgram

    init() throws { program = try AssembleProgram(AssembleProgram.kiosk) }

    @Test("what only one distribution has stands behind a sign, whichever comes first")
    func distributions() throws {
        let rows = ["feature  calls", "feature  sound", "command  call", "library  libc6", "library  libpulse0"]
        for (words, sign) in [(["tessera", "kiosk"], "+"), (["kiosk", "tessera"], "-")] {
            let run = try program.run("diff", words[0], words[1])
            #expect(run == ProcessResult(status: 0, output: rows.map { "\(sign)  \($0)\n" }.joined()))
        }
        let same = try program.run("diff", "kiosk", "kiosk")
        #expect(same == ProcessResult(status: 0, output: "no difference\n"))
    }

    @Test("two binaries are compared by versions and sizes, too")
    func binaries() throws {
        var description = DescriptionTests.description
        try Files.write(ELFBuilder.program(saying: description.json.compact), to: program.path("old"))
        description.features[0].version = "0.2.0"
        let padding = [UInt8](repeating: 0, count: 2_097_152)
        try Files.write(ELFBuilder.program(saying: description.json.compact) + padding, to: program.path("new"))
        let run = try program.run("diff", "old", "new")
        let expected = """
            -  version  about 0.1.0
            +  version  about 0.2.0
            -  size     0.00 MiB
            +  size     2.00 MiB

            """
        #expect(run == ProcessResult(status: 0, output: expected))
    }

    @Test("a binary and a distribution are compared by features and commands; the document for programs has the same")
    func mixed() throws {
        try Files.write(
            ELFBuilder.program(saying: DescriptionTests.description.json.compact), to: program.path("mini"))
        let run = try program.run("diff", "./mini", "tessera", "--json")
        let expected: JSONValue = [
            "schema": "tessera.diff", "version": 1,
            "changes": [["subject": "feature", "before": .null, "after": "commands"]],
        ]
        #expect(run == ProcessResult(status: 0, output: expected.pretty + "\n"))
    }

    @Test("what is neither a distribution nor a program is refused with the nearest name")
    func refused() throws {
        let unknown = try program.run("diff", "tessera", "kiosc")
        #expect(unknown == .refusal("unknown distribution `kiosc`; did you mean `kiosk`?", status: 2))
        let text = try program.run("diff", "bin/swift", "tessera")
        #expect(
            text == .refusal("unknown distribution `bin/swift`; known distributions: kiosk, tessera", status: 2))
    }
}
