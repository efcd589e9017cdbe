import JSONKit
import Repository
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("every distribution, built and measured")
struct MatrixCommandTests {
    private let program: AssembleProgram

    init() throws { program = try AssembleProgram(AssembleProgram.kiosk) }

    private func size(_ name: String) throws -> Int { try program.size(of: ".build/assembly/matrix/\(name)") }

    private func markdown() throws -> String {
        """
        <!-- assemble:matrix -->
        | distribution | features | size | start | linked | opened at first use |
        | --- | --- | --- | --- | --- | --- |
        | `kiosk` | about, calls (+2) | \(ByteCount(try size("kiosk")).text) | TIME | libc.so.6 | libpulse.so.0 |
        | `tessera` | about (+1) | \(ByteCount(try size("tessera")).text) | TIME | libc.so.6 | – |
        <!-- assemble:matrix end -->

        """
    }

    @Test("a library that the loader brings in is not one that is opened at first use")
    func text() throws {
        let run = try program.run("matrix")
        let expected = """
            distribution  features  size  start  linked  opened at first use
            kiosk  about, calls (+2)  \(ByteCount(try size("kiosk")).text)  TIME  libc.so.6  libpulse.so.0
            tessera  about (+1)  \(ByteCount(try size("tessera")).text)  TIME  libc.so.6  –

            """
        #expect(run.output.timeless == expected)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("the document for programs has the same")
    func json() throws {
        let run = try program.run("matrix", "--json")
        let expected: JSONValue = [
            "schema": "tessera.matrix", "version": 1,
            "distributions": [
                [
                    "name": "kiosk", "features": ["about", "calls"], "along": 2, "size": .int(try size("kiosk")),
                    "start": 0, "linked": ["libc.so.6"], "opened": ["libpulse.so.0"],
                ],
                [
                    "name": "tessera", "features": ["about"], "along": 1, "size": .int(try size("tessera")),
                    "start": 0, "linked": ["libc.so.6"], "opened": [],
                ],
            ],
        ]
        #expect(run.output.timeless == expected.pretty + "\n")
        #expect(run.status == 0)
    }

    @Test("the table takes its place in the README, between the markers")
    func readme() throws {
        let readme = "# Tessera\n<!-- assemble:matrix -->\nold\n<!-- assemble:matrix end -->\nend\n"
        try Files.write(readme, to: program.path("README.md"))
        let run = try program.run("matrix", "--markdown", "--update-readme")
        let table = try markdown()
        #expect(run.output.timeless == table)
        #expect(run.status == 0)
        let written = try program.repository.read("README.md").timeless
        #expect(written == "# Tessera\n\(table)end\n")
    }

    @Test("a README without markers is refused and stays as it is")
    func noMarkers() throws {
        try Files.write("# Tessera\n", to: program.path("README.md"))
        let run = try program.run("matrix", "--update-readme")
        #expect(
            run
                == .refusal(
                    "\(program.path("README.md")): no <!-- assemble:matrix --> … <!-- assemble:matrix end -->"))
        let text = try program.repository.read("README.md")
        #expect(text == "# Tessera\n")
    }

    @Test("a distribution that cannot be built or started is named")
    func failed() throws {
        let refused = try program.run("matrix", with: ["REFUSED": "tessera"])
        #expect(
            refused
                == .refusal(
                    """
                    tessera: A.swift:1:1: error: refused
                    error: fatal
                    the build failed; the messages above say where
                    """))
        let mute = try program.run("matrix", with: ["MUTE": "--version"])
        let binary = program.path(".build/assembly/matrix/kiosk")
        #expect(mute == .refusal("kiosk: \(binary) does not list its features: status 3"))
    }
}
