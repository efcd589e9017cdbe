import CommandKitInterface

/// The way from the program to one of its commands.
struct CommandPath: Sendable {
    /// The program itself: its subcommands are the commands, its parameters those of the root command.
    let root: Command
    /// The commands below the program, outermost first.
    private(set) var below: [Command] = []

    init(_ root: Command) {
        self.root = root
    }

    /// The command at the end of the way.
    var command: Command { below.last ?? root }
    var isRoot: Bool { below.isEmpty }
    /// The words that a person types, from the program's name on.
    var words: [String] { [root.name] + below.map(\.name) }
    var title: String { words.joined(separator: " ") }

    /// The way to a command directly below, if there is one of that name.
    func descending(to name: String) -> CommandPath? {
        guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
        var path = self
        path.below.append(next)
        return path
    }

    /// The way to every command directly below.
    var children: [CommandPath] { command.subcommands.compactMap { descending(to: $0.name) } }
    /// The way to this command, then to everything below it, depth first.
    var descendants: [CommandPath] { [self] + children.flatMap(\.descendants) }
}
