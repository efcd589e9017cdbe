import CommandKitInterface

/// What a person asks a program for.
enum Request {
    /// The help of a command.
    case help(CommandPath)
    /// The version of the program.
    case version
    /// A command with what was written for each parameter, by its name.
    case run(CommandPath, words: [String: [String]])
}
