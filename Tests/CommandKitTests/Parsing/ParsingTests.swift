import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import Testing

@Suite("reading a command line")
@MainActor
struct ParsingTests {
    /// Sources: POSIX.1-2024 section 12.2 (guidelines 5 to 10, 13) and the GNU C Library manual, "Program Argument
    /// Syntax Conventions" and "Getopt Long Options".
    private static let rows: [(arguments: String, output: String)] = [
        ("draw a", "80 red [] true false a"),
        ("draw --width=7 a", "7 red [] true false a"),
        ("draw --width 7 a", "7 red [] true false a"),
        ("draw -w 7 a", "7 red [] true false a"),
        ("draw -w7 a", "7 red [] true false a"),
        ("draw -qw7 a", "7 red [] true true a"),
        ("draw -qbw 7 a", "7 red [] true true a"),
        ("draw a -w 7", "7 red [] true false a"),
        ("draw a --quiet b", "80 red [] true true a+b"),
        ("draw --width -7 a", "-7 red [] true false a"),
        ("draw --width=-7 a", "-7 red [] true false a"),
        ("draw -w -7 a", "-7 red [] true false a"),
        ("draw -w-7 a", "-7 red [] true false a"),
        ("draw -w 1 -w 2 a", "2 red [] true false a"),
        ("draw --no-border a", "80 red [] false false a"),
        ("draw --no-border --border a", "80 red [] true false a"),
        ("draw -b --no-border a", "80 red [] false false a"),
        ("draw -t x --tag=y,z a", "80 red [x+y+z] true false a"),
        ("draw -tx a", "80 red [x] true false a"),
        ("draw -t=x a", "80 red [=x] true false a"),
        ("draw --tag --quiet a", "80 red [--quiet] true false a"),
        ("draw -t -- a", "80 red [--] true false a"),
        ("draw -- --quiet -q", "80 red [] true false --quiet+-q"),
        ("draw a -- -- b", "80 red [] true false a+--+b"),
        ("draw -", "80 red [] true false -"),
        ("draw a - b", "80 red [] true false a+-+b"),
        ("draw --json a", "80 red [] true false a json"),
        ("draw -c blue a", "80 blue [] true false a"),
        ("draw draw add", "80 red [] true false draw+add"),
        ("add 1 -2 3", "2"),
        ("add -- -2", "-2"),
        ("add", "0"),
        ("shapes", "shapes 80"),
        ("shapes -w 5", "shapes 5"),
        ("shapes -w 5 show", "show 5 false"),
        ("shapes show -w 5", "show 5 false"),
        ("shapes show -qw5", "show 5 true"),
    ]

    @Test("every way to write an option that GNU has is understood")
    func conventions() async {
        for row in Self.rows {
            let run = await ProgramFixture().run(row.arguments.split(separator: " ").map(String.init))
            #expect(run == CommandRun(code: .done, output: row.output + "\n"), "\(row.arguments)")
        }
    }

    @Test("an empty word is a value and an argument like any other")
    func emptyWords() async {
        #expect(await ProgramFixture().run(["draw", "", "-c", "red"]).output == "80 red [] true false \n")
        let run = await ProgramFixture().run(["draw", "--width=", "a"])
        #expect(
            run.errors.split(separator: "\n").first
                == "tessera: invalid --width: expected a whole number from -100 to 1000, found ``")
    }

    @Test("a word after -- is never a command")
    func plainWords() async {
        #expect(await ProgramFixture().run(["--", "draw", "a"]).code == .usage)
    }
}
