import CommandKitInterface
import LocalizationKit

/// A command of the program, as the palette knows it.
struct CommandEntry: Hashable {
    /// The words after the program's name.
    var words: [String]
    /// What it does, in a line.
    var abstract: LocalizedText
    /// Whether the app may run it: it only tells something, and needs no word more.
    var isRunnable: Bool

    var line: String { words.joined(separator: " ") }
}

extension CommandEntry {
    /// Every command that does something, in the order of their names.
    static func all(of commands: [Command]) -> [CommandEntry] {
        commands.flatMap { entries(of: $0, below: []) }.sorted { $0.line < $1.line }
    }

    private static func entries(of command: Command, below words: [String]) -> [CommandEntry] {
        let words = words + [command.name]
        let own = CommandEntry(words: words, abstract: command.abstract, isRunnable: command.isRunnable)
        return (command.body == nil ? [] : [own]) + command.subcommands.flatMap { entries(of: $0, below: words) }
    }
}

extension Command {
    // To start features and stop them afterwards would stop those of the app.
    fileprivate var isRunnable: Bool {
        isReport && !startsFeatures && !parameters.contains { $0.specification.isRequired }
    }
}
