import CommandKitInterface
import LocalizationKit

/// What a page says about one command: discussion, arguments, options, and what `--json` prints.
struct ManualCommandText {
    private let path: CommandPath
    private let language: Language

    init(_ path: CommandPath, _ language: Language) {
        self.path = path
        self.language = language
    }

    /// The section that a page about the command has.
    var description: [String] {
        let abstract = path.command.abstract.isEmpty ? Strings.runsCommands : path.command.abstract
        return [".Sh DESCRIPTION"] + text(abstract) + details
    }

    /// Everything after the abstract, each part in a paragraph of its own.
    var details: [String] { discussion + parameters + schema }

    private var discussion: [String] {
        path.command.discussion.text(in: language).split(separator: "\n\n").flatMap { [".Pp"] + Roff.text(String($0)) }
    }

    private var parameters: [String] {
        list((path.arguments + path.options).flatMap { ManualParameter($0).item(in: language) })
    }

    private var schema: [String] {
        guard let schema = path.command.output else { return [] }
        let items = schema.rows.flatMap { [".It Li \(Roff.argument($0))"] + text($1) }
        return [".Pp"] + text(Strings.manualOutputOfJSON(schema: schema.title)) + list(items)
    }

    private func text(_ text: LocalizedText) -> [String] { Roff.text(text.text(in: language)) }

    private func list(_ items: [String]) -> [String] {
        items.isEmpty ? [] : [".Bl -tag -width Ds"] + items + [".El"]
    }
}
