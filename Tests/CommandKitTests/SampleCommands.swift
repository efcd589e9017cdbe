import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// Commands that show in their output what was understood.
enum Sample {
    enum Colour: String, CaseIterable, CommandValue {
        case red, green, blue
    }

    static let width = Parameter.option(
        "width", short: "w", value: "COLUMNS", help: "how wide to draw", default: 80, in: -100...1000)
    static let colour = Parameter<Colour>.option("colour", short: "c", help: "what to draw in", default: .red)
    static let tag = Parameter<[String]>.options("tag", short: "t", help: "a word to add", separatedBy: ",")
    static let border = Parameter.flag("border", short: "b", help: "draw a border", default: true, isNegatable: true)
    static let quiet = Parameter.flag("quiet", short: "q", help: "say less")
    static let file = Parameter<String>.argument("FILE", help: "what to draw", completion: .file(endings: ["txt"]))
    static let more = Parameter<[String]>.arguments("MORE", help: "what else to draw")

    /// Prints every value in one line.
    static let draw = Command(
        "draw", abstract: "draw pictures", discussion: "A picture is drawn in characters, one file after the other.",
        examples: [CommandExample("draw cat.txt", "draw one picture")],
        parameters: [width, colour, tag, border, quiet, file, more],
        output: OutputSchema("sample.draw", version: 2, fields: [.init("lines", "array", "the lines of the picture")])
    ) { context in
        let tags = try context[tag].joined(separator: "+")
        let files = try ([context[file]] + context[more]).joined(separator: "+")
        try context.output.writeLine(
            "\(context[width]) \(context[colour].word) [\(tags)] \(context[border]) \(context[quiet]) \(files)"
                + (context.wantsJSON ? " json" : ""))
    }

    /// Takes numbers only.
    static let add = Command(
        "add", abstract: "add numbers", parameters: [Parameter<[Int]>.arguments("N", help: "what to add")]
    ) { context in
        let numbers = try context[Parameter<[Int]>.arguments("N", help: "")]
        try context.output.writeLine("\(numbers.reduce(0, +))")
    }

    static let show = Command("show", abstract: "show a shape", parameters: [quiet]) { context in
        try context.output.writeLine("show \(context[width]) \(context[quiet])")
    }

    /// A command that does something itself and has another below it.
    static let shapes = Command(
        "shapes", abstract: "work with shapes", parameters: [width], subcommands: [show]
    ) { context in try context.output.writeLine("shapes \(context[width])") }

    /// A command that only groups others.
    static let group = Command(
        "group", abstract: "hold commands", subcommands: [Command("list", abstract: "list them") { _ in }])

    static let all = [draw, add, shapes, group]
}
