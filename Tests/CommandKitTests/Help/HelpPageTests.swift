import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("help")
@MainActor
struct HelpPageTests {
    private static let exitCodes = """
        Exit codes:
          0 done, 1 failed, 2 usage, 3 not in this build, 4 unavailable, 130 interrupted
        """

    @Test("a command's help shows all that it takes")
    func command() async {
        let page = """
            Usage: tessera draw [OPTIONS] FILE [MORE…]

            draw pictures

            A picture is drawn in characters, one file after the other.

            Arguments:
              FILE     what to draw
              [MORE…]  what else to draw

            Options:
              -w, --width COLUMNS  how wide to draw (default: 80)
              -c, --colour WORD    what to draw in (red, green, blue; default: red)
              -t, --tag TEXT       a word to add (may be repeated)
              -b, --[no-]border    draw a border (default: on)
              -q, --quiet          say less
                  --json           print JSON
              -h, --help           show this help

            Examples:
              tessera draw cat.txt  draw one picture

            Output of --json, sample.draw version 2:
              schema   string: "sample.draw"
              version  integer: 2
              lines    array: the lines of the picture

            \(Self.exitCodes)

            """
        for arguments in [
            ["draw", "--help"], ["draw", "-h"], ["draw", "a", "-qh"], ["draw", "-w", "7", "--help", "x"],
        ] {
            let run = await ProgramFixture().run(arguments)
            #expect(run == CommandRun(code: .done, output: page), "\(arguments)")
        }
    }

    @Test("a program without a root command lists its commands when it is called without words")
    func program() async {
        let page = """
            Usage: tessera COMMAND

            Commands:
              add     add numbers
              draw    draw pictures
              group   hold commands
              shapes  work with shapes

            Options:
              -h, --help     show this help
                  --version  show the version

            \(Self.exitCodes)

            `tessera COMMAND --help` explains a command

            """
        for arguments in [[], ["--help"], ["-h"], ["--"]] {
            let run = await ProgramFixture().run(arguments)
            #expect(run == CommandRun(code: .done, output: page), "\(arguments)")
        }
    }

    @Test("a group without a body shows its help, and a subcommand the options it takes from above")
    func nested() async {
        let group = await ProgramFixture().run(["group"]).output
        #expect(
            group == """
                Usage: tessera group COMMAND

                hold commands

                Commands:
                  list  list them

                Options:
                  -h, --help  show this help

                \(Self.exitCodes)

                `tessera group COMMAND --help` explains a command

                """)
        let show = await ProgramFixture().run(["shapes", "show", "--help"]).output
        #expect(
            show == """
                Usage: tessera shapes show [OPTIONS]

                show a shape

                Options:
                  -q, --quiet  say less
                  -h, --help   show this help

                Options of the commands above:
                  -w, --width COLUMNS  how wide to draw (default: 80)

                \(Self.exitCodes)

                """)
    }

    @Test("a program that is one command looks like one")
    func rootCommand() async {
        let rules = Parameter<[String]>.arguments("RULE", help: "the rules to keep; all when none is named")
        let root = Command("x", abstract: "check the walls between modules", parameters: [Sample.quiet, rules]) { _ in }
        let builtIn = Command("features", abstract: "list the features of this binary") { _ in }
        let fixture = ProgramFixture(commands: [builtIn], root: root)
        let page = await fixture.run(["--help"], executable: "/usr/local/bin/check").output
        #expect(
            page == """
                Usage: check [OPTIONS] [RULE…]

                check the walls between modules

                Arguments:
                  [RULE…]  the rules to keep; all when none is named

                About this program:
                  features  list the features of this binary

                Options:
                  -q, --quiet    say less
                  -h, --help     show this help
                      --version  show the version

                \(Self.exitCodes)

                """)
    }

    @Test("a command that does something and has others shows both ways to call it")
    func bothUsages() async {
        let page = await ProgramFixture().run(["shapes", "--help"]).output
        #expect(page.hasPrefix("Usage: tessera shapes [OPTIONS]\n       tessera shapes COMMAND\n\n"))
    }

    @Test("lines are wrapped to the columns of the output, at least 40 and at most 100")
    func columns() async {
        let long = LocalizedText(String(repeating: "word ", count: 60))
        let command = Command(
            "x", abstract: long, parameters: [Parameter.flag("a-flag-with-a-rather-long-name", help: long)]
        ) { _ in }
        for (columns, widest) in [(nil, 80), (20, 40), (60, 60), (100, 100), (300, 100)] as [(Int?, Int)] {
            let page = await CommandHarness.run(command, ["--help"], columns: columns).output
            let width = page.split(separator: "\n").map(\.count).max() ?? 0
            #expect(width <= widest && width > widest - 5, "\(String(describing: columns)): \(width)")
        }
    }

    @Test("a command may use the letter h, or json, for something of its own")
    func ownNames() async {
        let height = Parameter.option("height", short: "h", help: "how high", default: 1)
        let command = Command("x", abstract: "use h", parameters: [height]) { context in
            try context.output.write("\(context[height])")
        }
        #expect(await CommandHarness.run(command, ["-h", "5"]).output == "5")
        #expect(await CommandHarness.run(command, ["--help"]).output.contains("\n      --help      show this help\n"))
    }
}
