import CommandKitInterface
import LocalizationKit

/// The commands of a program, read from the registry when they are first needed.
@MainActor
struct CommandTree {
    /// What features contribute.
    var commands: () throws -> [Command]
    /// What the program does when no command is named.
    var root: () throws -> Command?
    /// Options that every command takes.
    var globalOptions: () throws -> [any CommandParameter] = { [] }

    /// The program as one command with all others below.
    ///
    /// - Parameter executable: the path of the executable; a person knows the program by its last part.
    /// - Returns: the root of the tree.
    /// - Throws: what building a command throws.
    func program(at executable: String) throws -> Command {
        let name = ProgramName.of(executable)
        var program = try root() ?? Command(name, abstract: "", subcommands: [])
        program.name = name
        program.subcommands += try commands()
        program.globalParameters += try globalOptions()
        return program
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
