import CommandKitInterface

/// What a page says about one command: discussion, arguments, options, and what `--json` prints.
struct ManualCommandText {
    private let path: CommandPath

    init(_ path: CommandPath) {
        self.path = path
    }

    /// The section that a page about the command has.
    var description: [String] {
        let abstract = path.command.abstract.isEmpty ? "Runs one of the commands below." : path.command.abstract
        return [".Sh DESCRIPTION"] + Roff.text(abstract) + details
    }

    /// Everything after the abstract, each part in a paragraph of its own.
    var details: [String] { discussion + parameters + schema }

    private var discussion: [String] {
        path.command.discussion.split(separator: "\n\n").flatMap { [".Pp"] + Roff.text(String($0)) }
    }

    private var parameters: [String] {
        list((path.arguments + path.options).flatMap { ManualParameter($0).item })
    }

    private var schema: [String] {
        guard let schema = path.command.output else { return [] }
        let items = schema.rows.flatMap { [".It Li \(Roff.argument($0))"] + Roff.text($1) }
        return [".Pp"] + Roff.text("The output of --json is \(schema.title):") + list(items)
    }

    private func list(_ items: [String]) -> [String] {
        items.isEmpty ? [] : [".Bl -tag -width Ds"] + items + [".El"]
    }
}
