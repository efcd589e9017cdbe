import CommandKitInterface
import LocalizationKit

/// The commands of a program, read from the registry when they are first needed.
@MainActor
struct CommandTree {
    /// What features contribute.
    var commands: () throws -> [Command]
    /// One command by its name, without building the others; `nil` where that cannot be done.
    var command: (String) throws -> Command? = { _ in nil }
    /// What the program does when no command is named.
    var root: () throws -> Command?
    /// Options that every command takes.
    var globalOptions: () throws -> [any CommandParameter] = { [] }

    /// The program as one command with all others below.
    ///
    /// - Parameters:
    ///   - executable: the path of the executable; a person knows the program by its last part.
    ///   - word: the command that is asked for; when there is one of that name, no other one is built.
    /// - Returns: the root of the tree.
    /// - Throws: what building a command throws.
    func program(at executable: String, for word: String? = nil) throws -> Command {
        let name = ProgramName.of(executable)
        var program = try root() ?? Command(name, abstract: "", subcommands: [])
        program.name = name
        program.subcommands += try word.flatMap(only).map { [$0] } ?? commands()
        program.globalParameters += try globalOptions()
        return program
    }

    private func only(_ word: String) throws -> Command? {
        guard let command = try command(word), command.name == word else { return nil }
        return command
    }

    /// The way to a command, for what explains commands.
    ///
    /// - Parameters:
    ///   - words: the words of the command after the program's name.
    ///   - executable: the path of the executable.
    /// - Returns: the way to the command.
    /// - Throws: ``UsageError`` at the first word that is no command.
    func path(to words: [String], at executable: String) throws -> CommandPath {
        try words.reduce(CommandPath(program(at: executable))) { path, word in
            guard let next = path.descending(to: word) else { throw UsageError.unknownCommand(word, path) }
            return next
        }
    }
}

/// The name of a program in what it prints.
enum ProgramName {
    /// The last part of the path of an executable.
    static func of(_ executable: String) -> String {
        executable.split(separator: "/").last.map(String.init) ?? executable
    }
}
