import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("what a command knows of its outside")
@MainActor
struct CommandContextTests {
    /// Source: no-color.org, "when present and not an empty string".
    @Test("results are styled on a terminal that can, unless a person objects")
    func styled() async {
        let rows: [([String: String], Bool, Bool)] = [
            ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
            (["TERM": "dumb"], true, false), (["TERM": "xterm"], true, true),
        ]
        let command = Command("x", abstract: "tell") { try $0.output.write("\($0.isStyled)") }
        for (environment, isTerminal, isStyled) in rows {
            let run = await CommandHarness.run(command, environment: environment, isTerminal: isTerminal)
            #expect(run.output == "\(isStyled)", "\(environment), \(isTerminal)")
        }
    }

    @Test("a flag's default stands until it is written")
    func flags() async {
        let flags = [
            Parameter.flag("on", help: "on", default: true, isNegatable: true), .flag("off", help: "off"),
        ]
        let command = Command("x", abstract: "tell", parameters: flags) { context in
            try context.output.write(flags.map { "\(try context[$0])" }.joined(separator: " "))
        }
        for (arguments, output) in [
            ([], "true false"), (["--no-on", "--off"], "false true"), (["--on"], "true false"),
        ] {
            #expect(await CommandHarness.run(command, arguments).output == output)
        }
    }
}
