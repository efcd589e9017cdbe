import CommandKitInterface

/// `completions`: prints what a shell has to load.
enum CompletionsCommand {
    static func command(_ tree: CommandTree) -> Command {
        Command("completions", abstract: "print completions for a shell") { _ in }
    }
}
