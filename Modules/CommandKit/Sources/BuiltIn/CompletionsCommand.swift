import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// `completions`: prints what a shell has to load.
enum CompletionsCommand {
    private static let shell = Parameter<Shell>.argument("SHELL", help: Strings.whichShell)

    @MainActor
    static func command(_ tree: CommandTree) -> Command {
        Command(
            "completions", abstract: CommandsFeature.Abstracts.completions,
            discussion: Strings.completionsDiscussion,
            examples: [CommandExample("completions bash", Strings.completionsExample)], parameters: [shell]
        ) { context in
            let program = try tree.program(at: context.invocation.executable)
            try context.output.write(text(for: context[shell], program, context.language))
        }
    }

    private static func text(for shell: Shell, _ program: Command, _ language: Language) -> String {
        let nodes = CompletionNode.all(of: program, in: language)
        return switch shell {
        case .bash: BashCompletions(program.name, nodes).text
        case .zsh: ZshCompletions(program.name, nodes).text
        case .fish: FishCompletions(program.name, nodes).text
        }
    }
}
