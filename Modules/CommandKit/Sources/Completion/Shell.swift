import CommandKitInterface

/// A shell that completions can be printed for.
enum Shell: String, CaseIterable, CommandValue {
    case bash, zsh, fish
}
