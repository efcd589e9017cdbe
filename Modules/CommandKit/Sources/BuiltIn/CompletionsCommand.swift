import CommandKitInterface
import FeatureKitInterface

/// `completions`: prints what a shell has to load.
enum CompletionsCommand {
    private static let shell = Parameter<Shell>.argument("SHELL", help: "which shell")

    @MainActor
    static func command(_ tree: CommandTree) -> Command {
        Command(
            "completions", abstract: "print completions for a shell",
            discussion: """
                The first line of what is printed says how to load it for a session. To have it in every session, \
                write it where the shell looks: ~/.local/share/bash-completion/completions/PROGRAM for bash, \
                _PROGRAM in a folder on fpath for zsh, ~/.config/fish/completions/PROGRAM.fish for fish.
                """,
            examples: [CommandExample("completions bash", "print completions for bash")], parameters: [shell]
        ) { context in
            let program = try tree.program(at: context.invocation.executable)
            try context.output.write(text(for: context[shell], program))
        }
    }

    private static func text(for shell: Shell, _ program: Command) -> String {
        let nodes = CompletionNode.all(of: program)
        return switch shell {
        case .bash: BashCompletions(program.name, nodes).text
        case .zsh: ZshCompletions(program.name, nodes).text
        case .fish: FishCompletions(program.name, nodes).text
        }
    }
}
