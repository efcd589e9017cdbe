import JSONKit
import Repository
import Testing

@Suite("why a module is in a build")
struct WhyCommandTests {
    @Test("the shortest chain from the distribution to the module")
    func chain() throws {
        let program = try AssembleProgram()
        let text = try program.run("why", "tessera", "JSONKit")
        #expect(text == ProcessResult(status: 0, output: "tessera → About → CommandKitInterface → JSONKit\n"))
        let json = try program.run("why", "tessera", "FeatureKit", "--json")
        let expected: JSONValue = ["schema": "tessera.why", "version": 1, "chain": ["tessera", "FeatureKit"]]
        #expect(json == ProcessResult(status: 0, output: expected.pretty + "\n"))
    }

    @Test("a module that is not in the build, and one that nobody knows")
    func refused() throws {
        let program = try AssembleProgram()
        let rows: [(String, String, Int32)] = [
            ("Sound", "Sound is not in tessera", 1),
            // Modules of tests are never in a build, so that none is proposed.
            ("JSONKitTest", "unknown module `JSONKitTest`", 2),
            ("JSONKitt", "unknown module `JSONKitt`; did you mean `JSONKit`?", 2),
            ("Weather", "unknown module `Weather`", 2),
        ]
        for (module, message, status) in rows {
            let run = try program.run("why", "tessera", module)
            #expect(run == .refusal(message, status: status))
        }
    }
}
