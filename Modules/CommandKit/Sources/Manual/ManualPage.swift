import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// A manual page in the mdoc language, for `man -l` and `mandoc`.
///
/// Source: mdoc(7) of mandoc 1.14, sections "MANUAL STRUCTURE" and "MACRO OVERVIEW".
struct ManualPage {
    private let path: CommandPath
    private let version: String
    private let language: Language

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - path: the program, for a page about all its commands, or one command.
    ///   - version: the version of the product.
    ///   - language: the language of the text; sections keep the names that formatters know.
    init(_ path: CommandPath, version: String, _ language: Language) {
        self.language = language
        self.path = path
        self.version = version
    }

    /// The page with a line end at the end.
    var text: String {
        let sections = [
            prologue, name, synopsis, ManualCommandText(path, language).description, commands, exitStatus, examples,
        ]
        return sections.joined().map { $0 + "\n" }.joined()
    }

    private func text(_ text: LocalizedText) -> [String] { Roff.text(text.text(in: language)) }

    private var pageName: String { path.words.joined(separator: "-") }

    // A binary has no date of its own and this program reads no clock; the keyword stands for the day of formatting.
    private var prologue: [String] {
        [
            ".Dd $Mdocdate$", ".Dt \(Roff.argument(pageName.uppercased())) 1",
            ".Os \(Roff.argument("\(path.root.name) \(version)"))",
        ]
    }

    private var name: [String] {
        let abstract = path.command.abstract.isEmpty ? Strings.runCommands : path.command.abstract
        return [".Sh NAME", ".Nm \(Roff.argument(pageName))", ".Nd \(Roff.argument(abstract.text(in: language)))"]
    }

    private var synopsis: [String] {
        [".Sh SYNOPSIS"] + ManualSynopsis(path).lines
    }

    private var commands: [String] {
        let (own, builtIn) = path.commandGroups
        let paths = (own + builtIn).compactMap { path.descending(to: $0.name) }.flatMap(\.descendants)
        return paths.isEmpty ? [] : [".Sh COMMANDS"] + paths.flatMap(subsection)
    }

    private func subsection(_ path: CommandPath) -> [String] {
        [".Ss \(Roff.argument(path.title))"] + ManualSynopsis(path).lines + [".Pp"]
            + text(path.command.abstract) + ManualCommandText(path, language).details
    }

    private var exitStatus: [String] {
        let items = ExitCodeText.rows.flatMap { row in [".It \(row.code.rawValue)"] + text(row.meaning) }
        return [".Sh EXIT STATUS", ".Bl -tag -width 130 -compact"] + items + [".El"]
    }

    private var examples: [String] {
        let examples = path.descendants.flatMap(\.command.examples)
        guard !examples.isEmpty else { return [] }
        let items = examples.flatMap { example in
            [".It Li \(Roff.argument("\(path.root.name) \(example.call)"))"] + text(example.purpose)
        }
        return [".Sh EXAMPLES", ".Bl -tag -width Ds"] + items + [".El"]
    }
}
