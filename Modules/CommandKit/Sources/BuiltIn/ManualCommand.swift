import CommandKitInterface
import FeatureKitInterface

/// `manual`: prints a manual page.
enum ManualCommand {
    private static let words = Parameter<[String]>.arguments(
        "COMMAND", help: Strings.manualWords, completion: .command)

    @MainActor
    static func command(_ tree: CommandTree, _ assembly: any AssemblyInformation) -> Command {
        Command(
            "manual", abstract: CommandsFeature.Abstracts.manual,
            discussion: Strings.manualDiscussion,
            examples: [
                CommandExample("manual", Strings.manualExample),
                CommandExample("manual features", Strings.manualCommandExample),
            ],
            parameters: [words]
        ) { context in
            let path = try tree.path(to: context[words], at: context.invocation.executable)
            try context.output.write(ManualPage(path, version: assembly.build.version, context.language).text)
        }
    }
}
