import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("errors in a command line")
@MainActor
struct UsageErrorTests {
    private static let draw = "usage: tessera draw [OPTIONS] FILE [MORE…]\ntry `tessera draw --help`\n"
    private static let program = "usage: tessera COMMAND\ntry `tessera --help`\n"

    @Test("an error names the word, what was expected and the nearest spelling, then the usage")
    func messages() async {
        let rows: [([String], String, String)] = [
            (["draw", "--widht", "7", "a"], "unknown option `--widht`; did you mean `--width`?", Self.draw),
            (["draw", "--wid=7", "a"], "unknown option `--wid`; did you mean `--width`?", Self.draw),
            (["draw", "-quiet", "a"], "unknown option `-u` in `-quiet`; did you mean `--quiet`?", Self.draw),
            (["draw", "--zzzzz", "a"], "unknown option `--zzzzz`", Self.draw),
            (["draw", "-7", "a", "-z"], "unknown option `-z`; did you mean `-b`, `-c`, `-h`?", Self.draw),
            (["draw", "--no-quiet", "a"], "unknown option `--no-quiet`; did you mean `--quiet`?", Self.draw),
            (["draw", "a", "--width"], "`--width` needs a value: COLUMNS, how wide to draw", Self.draw),
            (["draw", "a", "-qw"], "`-w` needs a value: COLUMNS, how wide to draw", Self.draw),
            (["draw", "a", "-c"], "`-c` needs a value: WORD, one of red, green, blue", Self.draw),
            (["draw", "--quiet=yes", "a"], "`--quiet` takes no value, found `yes`", Self.draw),
            (["draw", "--help=yes", "a"], "`--help` takes no value, found `yes`", Self.draw),
            (
                ["draw", "-c", "gren", "a"],
                "invalid --colour: expected one of red, green, blue, found `gren`; did you mean `green`?", Self.draw
            ),
            (
                ["draw", "-w", "x", "a"],
                "invalid --width: expected a whole number from -100 to 1000, found `x`", Self.draw
            ),
            (
                ["draw", "-w", "1001", "a"],
                "invalid --width: expected a whole number from -100 to 1000, found `1001`", Self.draw
            ),
            (
                ["draw", "-w", "99999999999999999999", "a"],
                "invalid --width: expected a whole number from -100 to 1000, found `99999999999999999999`", Self.draw
            ),
            (["draw"], "`draw` needs FILE, what to draw", Self.draw),
            (["draw", "-q"], "`draw` needs FILE, what to draw", Self.draw),
            (["drwa", "a"], "unknown command `drwa`; did you mean `draw`?", Self.program),
            (["zzz"], "unknown command `zzz`", Self.program),
            ([""], "unknown command ``", Self.program),
            (
                ["group", "lst"], "unknown command `lst` of `tessera group`; did you mean `list`?",
                "usage: tessera group COMMAND\ntry `tessera group --help`\n"
            ),
            (
                ["shapes", "shwo"], "unknown command `shwo` of `tessera shapes`; did you mean `show`?",
                "usage: tessera shapes [OPTIONS]\ntry `tessera shapes --help`\n"
            ),
            (
                ["group", "list", "a"], "unexpected argument `a`: `tessera group list` takes no arguments",
                "usage: tessera group list\ntry `tessera group list --help`\n"
            ),
            (
                ["add", "1", "two"], "invalid N: expected a whole number, found `two`",
                "usage: tessera add [N…]\ntry `tessera add --help`\n"
            ),
            (
                ["add", "-inf"], "unknown option `-i` in `-inf`",
                "usage: tessera add [N…]\ntry `tessera add --help`\n"
            ),
            (["--json"], "unknown option `--json`", Self.program),
        ]
        for (arguments, problem, usage) in rows {
            let run = await ProgramFixture().run(arguments)
            #expect(run == CommandRun(code: .usage, errors: "tessera: \(problem)\n\(usage)"), "\(arguments)")
        }
    }

    @Test("an argument too many is named with the arguments that there are")
    func surplus() async {
        let one = Command("one", abstract: "take one", parameters: [Parameter<String>.argument("A", help: "it")]) { _ in
        }
        let run = await CommandHarness.run(one, ["x", "y"])
        #expect(
            run.errors == """
                tessera: unexpected argument `y`: `tessera one` takes only A
                usage: tessera one A
                try `tessera one --help`

                """)
    }

    @Test("an option of the program is not one of its commands")
    func misplaced() async {
        let root = Command("x", abstract: "check", parameters: [Sample.quiet]) { _ in }
        let run = await ProgramFixture(root: root).run(["--quiet", "add", "1"])
        #expect(
            run.errors == """
                tessera: `--quiet` belongs to `tessera`, not to `tessera add`
                usage: tessera add [N…]
                try `tessera add --help`

                """)
    }

    @Test("nothing that moves the cursor or turns the text reaches the terminal")
    func controlCharacters() async {
        let rows = [
            ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb", "a\\nb"), ("\r\t", "\\r\\t"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
            ("a\u{202E}b", "a\\u{202E}b"), ("\u{2028}", "\\u{2028}"), ("\u{0}", "\\u{0}"), ("é…😀", "é…😀"),
        ]
        for (word, shown) in rows {
            let command = await ProgramFixture().run([word]).errors
            #expect(command == "tessera: unknown command `\(shown)`\n\(Self.program)")
            let option = await ProgramFixture().run(["draw", "--\(word)", "a"]).errors
            #expect(option == "tessera: unknown option `--\(shown)`\n\(Self.draw)")
            let value = await ProgramFixture().run(["add", word]).errors
            #expect(value.hasPrefix("tessera: invalid N: expected a whole number, found `\(shown)`\n"))
        }
    }

    @Test("a long word is named, and no time is spent on what it may have meant")
    func longWord() async {
        let word = String(repeating: "a", count: 100_000)
        #expect(await ProgramFixture().run([word]).errors == "tessera: unknown command `\(word)`\n\(Self.program)")
    }
}
