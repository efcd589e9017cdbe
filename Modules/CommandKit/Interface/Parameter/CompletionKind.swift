/// What a shell offers when a person asks to complete a value.
public enum CompletionKind: Sendable, Hashable {
    /// Nothing.
    case nothing
    /// Files; with endings such as `json`, only those and folders.
    case file(endings: [String])
    /// Folders.
    case directory
    /// The names of programs on PATH.
    case program
    /// The words of the program's own commands, one after the other.
    case command
    /// These words.
    case words([String])
}
