import CommandKitInterface
import LocalizationKit

@testable import CommandKit

/// What a person has written before pressing Tab, and what a shell has to offer.
struct CompletionRow {
    var words: [String]
    var offers: [String]

    /// The same for every shell.
    ///
    /// `draw` takes text files, and the folder of the test holds `a.txt`, `b.md` and `sub`.
    static let all: [CompletionRow] = [
        row("tessera", "", "add", "completions", "draw", "group", "help", "odd", "shapes"),
        row("tessera dr", "draw"),
        row("tessera zzz"),
        row("tessera --ver", "--version"),
        row("tessera draw --wi", "--width"),
        row("tessera draw --no", "--no-border"),
        row("tessera draw --j", "--json"),
        row("tessera draw --colour ", "blue", "green", "red"),
        row("tessera draw --colour g", "green"),
        row("tessera draw -c b", "blue"),
        row("tessera draw -qc r", "red"),
        row("tessera draw --width ", []),
        row("tessera draw --width 7 a", "a.txt"),
        row("tessera draw ", "a.txt", "sub/"),
        row("tessera draw x ", []),
        row("tessera draw -- --w", []),
        row("tessera draw draw", []),
        row("tessera group l", "list"),
        row("tessera shapes -w 5 s", "show"),
        row("tessera shapes show --wi", "--width"),
        row("tessera completions ", "bash", "fish", "zsh"),
        row("tessera help sh", "shapes"),
        row("tessera help shapes ", "show"),
        row("tessera odd --folder ", "sub/"),
        row("tessera odd --file b", "b.md"),
        row("tessera odd --program probe-p", "probe-program"),
        row("tessera odd one t", "two"),
        row("tessera odd one two t", "two"),
    ]

    private static func row(_ line: String, _ offers: String...) -> CompletionRow { row(line, offers) }

    private static func row(_ line: String, _ offers: [String]) -> CompletionRow {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words == ["tessera"]
            ? CompletionRow(words: ["tessera", ""], offers: Array(offers.dropFirst()))
            : CompletionRow(words: words, offers: offers)
    }
}

extension Sample {
    /// Takes every kind of value that a shell can offer.
    static let odd = Command(
        "odd", abstract: "take what's odd: colons, 'quotes' and $dollars",
        parameters: [
            Parameter<String?>.optionalOption("folder", help: "a folder", completion: .directory),
            Parameter<String?>.optionalOption("file", help: "a file", completion: .file(endings: [])),
            Parameter<String?>.optionalOption("program", help: "a program", completion: .program),
            Parameter<String?>.optionalOption(
                "strange", help: "strange words", completion: .words(["it's", "a b", "$HOME", "b\\c"])),
            Parameter<String?>.optionalArgument("FIRST", help: "the first", completion: .words(["one"])),
            Parameter<[String]>.arguments("REST", help: "the rest", completion: .words(["two"])),
        ]
    ) { _ in }

    @MainActor
    static var withBuiltIns: [Command] {
        let tree = CommandTree(commands: { all + [odd] }, root: { nil })
        let program = CommandTree(
            commands: { all + [odd, HelpCommand.command(tree), CompletionsCommand.command(tree)] }, root: { nil })
        return all + [odd, HelpCommand.command(program), CompletionsCommand.command(program)]
    }
}
