import CommandKitInterface
import FeatureKitInterface

/// `help`: explains the program or a command.
enum HelpCommand {
    private static let words = Parameter<[String]>.arguments(
        "COMMAND", help: Strings.helpWords, completion: .command)

    @MainActor
    static func command(_ tree: CommandTree) -> Command {
        Command(
            "help", abstract: CommandsFeature.Abstracts.help,
            examples: [CommandExample("help features", Strings.helpExample)], parameters: [words]
        ) { context in
            let path = try tree.path(to: context[words], at: context.invocation.executable)
            try context.output.write(HelpPage(path, columns: context.output.columns, context.language).text)
        }
    }
}
