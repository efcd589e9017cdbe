import JSONKit
import Repository
import Testing

@Suite("what can be chosen")
struct ListCommandTests {
    @Test("features, what comes along with them, and the distributions; tools are left out")
    func text() throws {
        let run = try AssembleProgram(AssembleProgram.kiosk).run("list")
        let expected = """
            features

              about  beta  it
              calls  beta  it

            system modules, which come along as they are needed

              commands  beta  it
              sound     beta  it

            distributions

              kiosk    about, calls
              tessera  about

            """
        #expect(run == ProcessResult(status: 0, output: expected))
    }

    @Test("the document for programs has the same")
    func json() throws {
        let run = try AssembleProgram(AssembleProgram.kiosk).run("list", "--json")
        let rows = [("about", "feature"), ("calls", "feature"), ("commands", "system"), ("sound", "system")]
        let features = rows.map { id, kind -> JSONValue in
            ["id": .string(id), "kind": .string(kind), "summary": "it", "stability": "beta", "owner": "@tessera/x"]
        }
        let expected: JSONValue = [
            "schema": "tessera.catalogue", "version": 1, "features": .array(features),
            "distributions": [
                ["name": "kiosk", "features": ["about", "calls"]], ["name": "tessera", "features": ["about"]],
            ],
        ]
        #expect(run == ProcessResult(status: 0, output: expected.pretty + "\n"))
    }

    @Test("a descriptor that is wrong is told with its place, and so is a distribution")
    func broken() throws {
        let rows = [
            ("Modules/About/feature.json", "{}", "1:1: error: missing key `id`"),
            ("App/Distributions/tessera.json", "{\n\"name\": 5 }", "2:9: error: expected a string, found a number"),
        ]
        for (path, text, message) in rows {
            let program = try AssembleProgram([path: text])
            let run = try program.run("list")
            #expect(run == .refusal("\(program.path(path)):\(message)"))
        }
    }
}
