import CommandKitInterface
import LocalizationKit

/// What `--help` prints for a command.
struct HelpPage {
    private let path: CommandPath
    private let width: Int
    private let language: Language

    /// Lines longer than this are hard to read, however wide the terminal.
    private static let widest = 100
    private static let narrowest = 40

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - path: the command.
    ///   - columns: how many columns the output has; `nil` where there are none.
    ///   - language: the language of the person.
    init(_ path: CommandPath, columns: Int?, _ language: Language) {
        self.language = language
        self.path = path
        width = min(max(columns ?? 80, Self.narrowest), Self.widest)
    }

    /// The page with a line end at the end.
    var text: String {
        let sections: [[String]] = [
            usage, introduction, list(Strings.arguments, argumentRows), commands, list(Strings.options, optionRows),
            list(Strings.inheritedOptions, inheritedRows), list(Strings.globalOptions, globalRows),
            list(Strings.examples, exampleRows), schema, exitCodes,
            pointer,
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var usage: [String] {
        let label = Strings.usage.text(in: language)
        let blank = String(repeating: " ", count: label.count)
        return path.usageLines.enumerated().map { ($0 == 0 ? label : blank) + $1 }
    }

    private var introduction: [String] {
        let texts = [path.command.abstract, path.command.discussion].filter { !$0.isEmpty }.map {
            $0.text(in: language)
        }
        return texts.isEmpty ? [] : wrapped(texts.joined(separator: "\n\n"), width: width)
    }

    private var commands: [String] {
        let (own, builtIn) = path.commandGroups
        let titled = [list(Strings.commands, rows(own)), list(Strings.aboutProgram, rows(builtIn))]
        return Array(titled.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private func rows(_ commands: [Command]) -> [(String, LocalizedText)] { commands.map { ($0.name, $0.abstract) } }

    private var argumentRows: [(String, LocalizedText)] { path.arguments.map { ($0.usage, $0.explanation) } }

    private var optionRows: [(String, LocalizedText)] {
        optionRows { !path.inheritedNames.contains($0) && !path.globalNames.contains($0) }
    }
    private var inheritedRows: [(String, LocalizedText)] { optionRows { path.inheritedNames.contains($0) } }
    private var globalRows: [(String, LocalizedText)] { optionRows { path.globalNames.contains($0) } }

    private func optionRows(where isWanted: (String) -> Bool) -> [(String, LocalizedText)] {
        path.options.filter { isWanted($0.name) }.map { ($0.listing, $0.explanation) }
    }

    private var exampleRows: [(String, LocalizedText)] {
        path.command.examples.map { ("\(path.root.name) \($0.call)", $0.purpose) }
    }

    private var schema: [String] {
        guard let schema = path.command.output else { return [] }
        return list(Strings.outputOfJSON(schema: schema.title), schema.rows)
    }

    private var exitCodes: [String] {
        let sentence = ExitCodeText.sentence.text(in: language)
        return [Strings.exitCodes.text(in: language)] + wrapped(sentence, width: width - 2).map { "  \($0)" }
    }

    private var pointer: [String] {
        path.command.subcommands.isEmpty || path.command.body != nil
            ? [] : [Strings.commandHelp(command: path.title).text(in: language)]
    }

    private func list(_ title: LocalizedText, _ rows: [(String, LocalizedText)]) -> [String] {
        let written = rows.map { (term: $0, text: $1.text(in: language)) }
        return rows.isEmpty ? [] : ["\(title.text(in: language)):"] + DefinitionList(written).lines(width: width)
    }
}

extension CommandPath {
    fileprivate var inheritedNames: [String] { inherited.map(\.specification.name) }
    fileprivate var globalNames: [String] { global.map(\.specification.name) }

    /// The commands below in alphabetical order: those of features, and those that every program has.
    var commandGroups: (own: [Command], builtIn: [Command]) {
        let sorted = command.subcommands.sorted { $0.name < $1.name }
        let isBuiltIn = { (command: Command) in isRoot && BuiltInCommands.names.contains(command.name) }
        return (sorted.filter { !isBuiltIn($0) }, sorted.filter(isBuiltIn))
    }
}
