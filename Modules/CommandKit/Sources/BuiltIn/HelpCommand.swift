import CommandKitInterface
import FeatureKitInterface

/// `help`: explains the program or a command.
enum HelpCommand {
    private static let words = Parameter<[String]>.arguments(
        "COMMAND", help: "the words of a command; none for the program itself", completion: .command)

    @MainActor
    static func command(_ tree: CommandTree) -> Command {
        Command(
            "help", abstract: "explain a command",
            examples: [CommandExample("help features", "explain the command `features`")], parameters: [words]
        ) { context in
            let path = try tree.path(to: context[words], at: context.invocation.executable)
            try context.output.write(HelpPage(path, columns: context.output.columns).text)
        }
    }
}
