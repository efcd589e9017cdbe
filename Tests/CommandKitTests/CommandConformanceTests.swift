import CommandKitInterface
import CommandKitTesting
import LocalizationKit
import Testing

@Suite("the conventions of commands")
struct CommandConformanceTests {
    private static func command(
        _ name: String = "x", abstract: LocalizedText = "do it", examples: [CommandExample] = [],
        parameters: [any CommandParameter] = [], output: OutputSchema? = nil
    ) -> Command {
        Command(name, abstract: abstract, examples: examples, parameters: parameters, output: output) { _ in }
    }

    private static let many = Parameter<[String]>.arguments("MANY", help: "all")
    private static let one = Parameter<String>.argument("ONE", help: "one")

    @Test("what keeps the conventions has no problems")
    func kept() {
        #expect(CommandConformance.problems(in: Sample.all, languages: [.english]) == [])
        #expect(CommandConformance.problems(inRoot: Sample.draw, languages: [.english]) == [])
    }

    @Test("each convention that is broken is named with the command")
    func broken() {
        let rows: [(Command, [String])] = [
            (Self.command("Draw"), ["Draw: the name `Draw` is not in lower case with single hyphens"]),
            (Self.command("a--b"), ["a--b: the name `a--b` is not in lower case with single hyphens"]),
            (Self.command("2a"), ["2a: the name `2a` is not in lower case with single hyphens"]),
            (Self.command(abstract: ""), ["x: the abstract is empty"]),
            (Self.command(abstract: "Do it"), ["x: the abstract begins with a capital: Do it"]),
            (Self.command(abstract: "JSON for programs"), []),
            (Self.command(abstract: "do it."), ["x: the abstract ends with a full stop: do it."]),
            (Self.command(abstract: "do\nit"), ["x: the abstract has more than one line: do\nit"]),
            (Command("x", abstract: "hold none", subcommands: []), ["x: it does nothing and holds no commands"]),
            (
                Command(
                    "x", abstract: "hold two", subcommands: [Self.command("a"), Self.command("a", abstract: "No")]),
                ["x: two subcommands are called a", "x a: the abstract begins with a capital: No"]
            ),
            (
                Self.command(examples: [CommandExample("xy", "show"), CommandExample("x y", "Show")]),
                [
                    "x: the example `xy` does not begin with the command",
                    "x: the purpose of `x y` begins with a capital: Show",
                ]
            ),
            (
                Self.command(parameters: [Parameter.flag("Big", help: "be big")]),
                ["x: the parameter `Big` is not in lower case with single hyphens"]
            ),
            (
                Self.command(parameters: [Parameter<String>.argument("file", help: "it")]),
                ["x: the parameter `file` is not in capitals with single hyphens"]
            ),
            (
                Self.command(parameters: [Parameter<String?>.optionalOption("a", value: "what", help: "A thing.")]),
                [
                    "x: the value of a `what` is not in capitals with single hyphens",
                    "x: the help of a ends with a full stop: A thing.",
                ]
            ),
            (
                Self.command(parameters: [Parameter.flag("help", help: "mine")]),
                ["x: two parameters are called help"]
            ),
            (
                Self.command(
                    parameters: [
                        Parameter.flag("no-a", short: "a", help: "one"),
                        Parameter.flag("a", short: "a", help: "other", isNegatable: true),
                    ]), ["x: two parameters are called no-a", "x: two parameters have the letter a"]
            ),
            (
                Self.command(parameters: [Self.many, Self.one]),
                ["x: MANY takes all that follows and is not last", "x: ONE is required after MANY, which is not"]
            ),
            (
                Self.command(parameters: [Parameter.option("n", help: "how many", default: 9, in: 1...5)]),
                ["x: the default of n is refused: expected a whole number from 1 to 5, found `9`"]
            ),
            (
                Self.command(
                    parameters: [Parameter.flag("json", help: "mine")],
                    output: OutputSchema("a..b", version: 0, fields: [.init("version", "integer", "Mine")])),
                [
                    "x: two parameters are called json", "x: a part of the schema's name is empty",
                    "x: the version of a..b is 0, not 1 or more", "x: a..b has two members version",
                    "x: the meaning of version begins with a capital: Mine",
                ]
            ),
        ]
        for (command, problems) in rows {
            #expect(CommandConformance.problems(in: [command], languages: [.english]) == problems)
        }
    }

    @Test("every text is told in every language")
    func languages() {
        let command = Command(
            "x", abstract: "do something", discussion: "At length.", examples: [CommandExample("x", "do it")],
            parameters: [Parameter.flag("fast", help: "hurry")],
            output: OutputSchema("x", version: 1, fields: [.init("a", "string", "a part")])
        ) { _ in }
        #expect(
            CommandConformance.problems(in: [command]) == [
                "x: the abstract is not translated: do something", "x: the discussion is not translated",
                "x: the purpose of `x` is not translated: do it", "x: the help of fast is not translated: hurry",
                "x: the meaning of a is not translated: a part",
            ])
        let russian = Command("x", abstract: LocalizedText(en: "do something", ru: "Сделать что-нибудь.")) { _ in }
        #expect(
            CommandConformance.problems(in: [russian]) == ["x: the abstract ends with a full stop: Сделать что-нибудь."]
        )
    }

    @Test("names count among neighbours, and the program's own options for a root command")
    func neighbours() {
        #expect(
            CommandConformance.problems(in: [Self.command(), Self.command()], languages: [.english])
                == ["x: two commands have this name"])
        let root = Self.command("Any", parameters: [Parameter.flag("version", help: "mine")])
        #expect(
            CommandConformance.problems(inRoot: root, languages: [.english]) == [
                "root: two parameters are called version"
            ])
    }
}
