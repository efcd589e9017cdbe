/// Why a process could not be started, or what it said when it failed.
public struct ProcessError: Error, Hashable {
    /// The program with its arguments.
    public var command: [String]
    /// What went wrong: the system's words, or the program's own.
    public var reason: String

    /// Creates an error.
    public init(command: [String], reason: String) {
        self.command = command
        self.reason = reason
    }
}

extension ProcessError: CustomStringConvertible {
    /// `\`swift package dump-package\` failed: reason`.
    public var description: String { "`\(command.joined(separator: " "))` failed: \(reason)" }
}
