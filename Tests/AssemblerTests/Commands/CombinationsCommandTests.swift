import JSONKit
import Repository
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("each feature alone, and all but one")
struct CombinationsCommandTests {
    private let needed = "calls needs Sound (SoundInterface 1); sound provides it and is left out"
    private let refusal = "A.swift:1:1: error: refused\nerror: fatal\n\nthe build failed; the messages above say where"

    private func program() throws -> AssembleProgram {
        try AssembleProgram(["Modules/Sound/feature.json": TemporaryFolder.sound(kind: "feature")])
    }

    private func size(_ name: String, _ program: AssembleProgram) throws -> Int {
        try program.size(of: ".build/assembly/combinations/\(name)")
    }

    @Test("what another feature needs cannot be left out, which is no failure")
    func text() throws {
        let program = try program()
        let run = try program.run("combinations")
        let names = ["alone-about", "alone-calls", "alone-sound", "without-about", "without-calls"]
        let built = try names.map { "\($0)  ok  TIME  \(ByteCount(try size($0, program)).text)\n" }
        #expect(
            run.output.timeless
                == "build  result  time  size\n\(built.joined())without-sound  needed  \(needed)\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("a build that fails is told with the words of the compiler, the others are built, and the end is 1")
    func failed() throws {
        let program = try program()
        let run = try program.run("combinations", "--json", "--debug", with: ["REFUSED": "alone-calls"])
        let expected: JSONValue = [
            "schema": "tessera.combinations", "version": 1,
            "builds": [
                try row("alone-about", program),
                [
                    "name": "alone-calls", "result": "failed", "reason": .string(refusal), "seconds": .null,
                    "size": .null,
                ],
                try row("alone-sound", program), try row("without-about", program), try row("without-calls", program),
                [
                    "name": "without-sound", "result": "needed", "reason": .string(needed), "seconds": .null,
                    "size": .null,
                ],
            ],
        ]
        #expect(run.output.timeless == expected.pretty + "\n")
        #expect(run.errors == "alone-calls: \(refusal)\nassemble: 1 of 6 builds failed\n")
        #expect(run.status == 1)
    }

    private func row(_ name: String, _ program: AssembleProgram) throws -> JSONValue {
        ["name": .string(name), "result": "ok", "reason": .null, "seconds": 0, "size": .int(try size(name, program))]
    }

    @Test("in a table, a build that failed has no figures")
    func cells() {
        let row = CombinationRow(name: "alone-calls", status: .failed, reason: refusal)
        #expect(row.cells == ["alone-calls", "failed", ""])
    }

    @Test("a single feature is not left out, since nothing would remain")
    func single() throws {
        let tool = try TemporaryFolder.withFeatures().read("Modules/Check/feature.json")
        let calls = tool.replacing("check", with: "calls").replacing("Check", with: "Calls")
        let program = try AssembleProgram(["Modules/Calls/feature.json": calls])
        let run = try program.run("combinations")
        let size = ByteCount(try size("alone-about", program)).text
        #expect(run.output.timeless == "build  result  time  size\nalone-about  ok  TIME  \(size)\n")
        #expect(run.status == 0)
    }
}
