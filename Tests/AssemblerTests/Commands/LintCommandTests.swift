import JSONKit
import Repository
import Testing

@Suite("checking distributions without building")
struct LintCommandTests {
    private let wrong = [
        "App/Distributions/kiosk.json": "{ \"name\": \"kiosk\", \"features\": [\n\"abuot\",\n  \"calls\", \"check\"] }"
    ]
    private let lines = """
        App/Distributions/kiosk.json:2:1: error: unknown feature `abuot`; did you mean `about`?
        App/Distributions/kiosk.json:3:12: error: `check` belongs to a tool and cannot be part of a distribution; remove it

        """

    @Test("all is well")
    func clean() throws {
        let program = try AssembleProgram(AssembleProgram.kiosk)
        let all = try program.run("lint")
        #expect(all == ProcessResult(status: 0, output: "2 distributions, 0 findings\n"))
        let one = try program.run("lint", "kiosk")
        #expect(one == ProcessResult(status: 0, output: "1 distributions, 0 findings\n"))
    }

    @Test("each finding is a line with its place, and the end is 1")
    func findings() throws {
        let program = try AssembleProgram(wrong)
        let all = try program.run("lint")
        #expect(
            all
                == .refusal("2 distributions, 2 findings", output: lines + "2 distributions, 2 findings\n"))
        let other = try program.run("lint", "tessera")
        #expect(other == ProcessResult(status: 0, output: "1 distributions, 0 findings\n"))
    }

    @Test("the document for programs has the same findings, and the end is 1, too")
    func json() throws {
        let run = try AssembleProgram(wrong).run("lint", "kiosk", "--json")
        let expected: JSONValue = [
            "schema": "tessera.lint", "version": 1,
            "findings": [
                [
                    "path": "App/Distributions/kiosk.json", "line": 2, "column": 1,
                    "message": "unknown feature `abuot`; did you mean `about`?",
                ],
                [
                    "path": "App/Distributions/kiosk.json", "line": 3, "column": 12,
                    "message": "`check` belongs to a tool and cannot be part of a distribution; remove it",
                ],
            ],
        ]
        #expect(run == .refusal("1 distributions, 2 findings", output: expected.pretty + "\n"))
    }

    @Test("a distribution that nobody knows is a usage error with the nearest name")
    func unknown() throws {
        let run = try AssembleProgram(AssembleProgram.kiosk).run("lint", "tessera", "kiosc")
        #expect(run == .refusal("unknown distribution `kiosc`; did you mean `kiosk`?", status: 2))
    }
}
