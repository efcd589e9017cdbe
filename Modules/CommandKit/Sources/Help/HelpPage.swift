import CommandKitInterface

/// What `--help` prints for a command.
struct HelpPage {
    private let path: CommandPath
    private let width: Int

    /// Lines longer than this are hard to read, however wide the terminal.
    private static let widest = 100
    private static let narrowest = 40

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - path: the command.
    ///   - columns: how many columns the output has; `nil` where there are none.
    init(_ path: CommandPath, columns: Int?) {
        self.path = path
        width = min(max(columns ?? 80, Self.narrowest), Self.widest)
    }

    /// The page with a line end at the end.
    var text: String {
        let sections: [[String]] = [
            usage, introduction, list("Arguments", argumentRows), commands, list("Options", optionRows),
            list("Options of the commands above", inheritedRows), list("Examples", exampleRows), schema, exitCodes,
            pointer,
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var usage: [String] {
        path.usageLines.enumerated().map { ($0 == 0 ? "Usage: " : "       ") + $1 }
    }

    private var introduction: [String] {
        let texts = [path.command.abstract, path.command.discussion].filter { !$0.isEmpty }
        return texts.isEmpty ? [] : wrapped(texts.joined(separator: "\n\n"), width: width)
    }

    private var commands: [String] {
        let (own, builtIn) = path.commandGroups
        let titled = [list("Commands", rows(own)), list("About this program", rows(builtIn))]
        return Array(titled.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private func rows(_ commands: [Command]) -> [(String, String)] { commands.map { ($0.name, $0.abstract) } }

    private var argumentRows: [(String, String)] { path.arguments.map { ($0.usage, $0.explanation) } }

    private var optionRows: [(String, String)] { optionRows { !path.inheritedNames.contains($0) } }
    private var inheritedRows: [(String, String)] { optionRows { path.inheritedNames.contains($0) } }

    private func optionRows(where isWanted: (String) -> Bool) -> [(String, String)] {
        path.options.filter { isWanted($0.name) }.map { ($0.listing, $0.explanation) }
    }

    private var exampleRows: [(String, String)] {
        path.command.examples.map { ("\(path.root.name) \($0.call)", $0.purpose) }
    }

    private var schema: [String] {
        guard let schema = path.command.output else { return [] }
        return list("Output of --json, \(schema.title)", schema.rows)
    }

    private var exitCodes: [String] {
        ["Exit codes:"] + wrapped(ExitCodeText.sentence, width: width - 2).map { "  \($0)" }
    }

    private var pointer: [String] {
        path.command.subcommands.isEmpty || path.command.body != nil
            ? [] : ["`\(path.title) COMMAND --help` explains a command"]
    }

    private func list(_ title: String, _ rows: [(String, String)]) -> [String] {
        rows.isEmpty ? [] : ["\(title):"] + DefinitionList(rows).lines(width: width)
    }
}

extension CommandPath {
    fileprivate var inheritedNames: [String] { inherited.map(\.specification.name) }

    /// The commands below in alphabetical order: those of features, and those that every program has.
    var commandGroups: (own: [Command], builtIn: [Command]) {
        let sorted = command.subcommands.sorted { $0.name < $1.name }
        let isBuiltIn = { (command: Command) in isRoot && BuiltInCommands.names.contains(command.name) }
        return (sorted.filter { !isBuiltIn($0) }, sorted.filter(isBuiltIn))
    }
}
