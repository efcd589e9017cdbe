import CommandKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import Testing

@Suite("options of every command, and notices")
@MainActor
struct GlobalOptionsTests {
    private static let zone = Parameter<String?>.optionalOption("zone", value: "NAME", help: "which zone")
    private static let commands = [
        Command("plain", abstract: "take nothing") { try $0.output.writeLine("plain") },
        Command("own", abstract: "have a zone of its own", parameters: [Parameter.flag("zone", help: "mine")]) {
            try $0.output.writeLine("own")
        },
        Command("group", abstract: "hold one", subcommands: [Command("inner", abstract: "be inside") { _ in }]),
    ]

    private func run(_ arguments: String...) async -> CommandRun {
        let program = CommandProgram(
            assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { Self.commands },
            globalOptions: { [Self.zone] },
            notices: { [RunNotice { path in path.last == "plain" ? ["mind the gap"] : [] }] })
        return await CommandRun(of: program, CapturedRun(arguments))
    }

    @Test("every command takes them, before or behind its name, and checks them")
    func everywhere() async {
        #expect(await run("plain", "--zone", "a").output == "plain\n")
        #expect(await run("--zone=a", "plain").output == "plain\n")
        #expect(await run("group", "inner", "--zone", "a").code == .done)
        let missing = await run("plain", "--zone")
        #expect(missing.code == .usage)
        #expect(missing.errors.hasPrefix("tessera: `--zone` needs a value: NAME, which zone\n"))
    }

    @Test("a command's own option of the same name hides one")
    func hidden() async {
        #expect(await run("own", "--zone").output == "own\n")
        let help = await run("own", "--help").output
        #expect(help.contains("--zone  mine") && !help.contains("Options of every command"))
    }

    @Test("help lists them apart, and the usage line does not mention them")
    func help() async {
        #expect(
            await run("plain", "--help").output == """
                Usage: tessera plain

                take nothing

                Options:
                  -h, --help  show this help

                Options of every command:
                      --zone NAME  which zone

                Exit codes:
                  0 done, 1 failed, 2 usage, 3 not in this build, 4 unavailable, 130 interrupted

                """)
        #expect(await run("--help").output.contains("Options of every command:\n      --zone NAME  which zone\n"))
    }

    @Test("notices are told before a command runs, and not with help")
    func notices() async {
        #expect(await run("plain") == CommandRun(code: .done, output: "plain\n", errors: "tessera: mind the gap\n"))
        #expect(await run("plain", "--help").errors == "")
        #expect(await run("own").errors == "")
    }
}
