import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@testable import CommandKit

@Suite("commands that this build does not have")
@MainActor
struct UnknownCommandTests {
    private static let usage = "usage: mini COMMAND\ntry `mini --help`\n"

    private func run(_ arguments: [String]) async -> CommandRun {
        let about = FeatureDescriptor(
            id: "about", target: "About", type: "AboutFeature", commands: [CommandSummary("add", "add numbers")])
        let calls = FeatureDescriptor(
            id: "calls", target: "CallFlow", type: "CallFlowFeature",
            commands: [CommandSummary("call", "call a number"), CommandSummary("calls", "list calls")])
        let assembly = DescribedAssembly(
            distribution: "mini", executable: "/usr/local/bin/mini", features: [about], catalogue: [about, calls])
        let tree = CommandTree(commands: { Sample.all }, root: { nil })
        return await ProgramFixture(commands: Sample.all + [HelpCommand.command(tree)], assembly: assembly).run(
            arguments, executable: "/usr/local/bin/mini")
    }

    @Test("a command of a feature outside this build ends with 3 and says how to get it")
    func notInBuild() async {
        for arguments in [["call"], ["call", "--help"], ["call", "+49 30 1234"], ["help", "call"]] {
            let run = await run(arguments)
            let line = """
                call: not in this build (mini, /usr/local/bin/mini). calls provides it: \
                Scripts/assemble build mini --with calls

                """
            #expect(run == CommandRun(code: .notInBuild, errors: line))
        }
    }

    @Test("a misspelt command is answered from this build first, then from what it could have")
    func nearMisses() async {
        let rows: [(String, String)] = [
            ("ad", "unknown command `ad`; did you mean `add`?"),
            (
                "cal",
                "unknown command `cal`; did you mean `call`? it is not in this build: "
                    + "Scripts/assemble build mini --with calls"
            ),
            ("xyz", "unknown command `xyz`"),
        ]
        for (word, problem) in rows {
            let run = await run([word])
            #expect(run == CommandRun(code: .usage, errors: "mini: \(problem)\n\(Self.usage)"), "\(word)")
        }
    }

    @Test("below a command only its own subcommands count")
    func nested() async {
        #expect(await run(["group", "call"]).code == .usage)
    }
}
