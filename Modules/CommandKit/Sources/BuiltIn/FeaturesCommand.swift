import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// `features`: lists what this binary is made of.
enum FeaturesCommand {
    private static let tree = Parameter.flag("tree", help: "show which feature needs which")

    @MainActor
    static func command(_ assembly: any AssemblyInformation) -> Command {
        Command(
            "features", abstract: "list the features of this binary",
            discussion: """
                Features are what people choose for a distribution; system modules are what features bring along \
                because they need a service of them.
                """,
            examples: [
                CommandExample("features", "list features and system modules"),
                CommandExample("features --tree", "show which feature needs which"),
                CommandExample("features --json", "print the list for another program"),
            ],
            parameters: [tree], output: FeaturesDocument.schema
        ) { context in try context.output.write(text(of: assembly, context)) }
    }

    @MainActor
    private static func text(of assembly: any AssemblyInformation, _ context: CommandContext) throws -> String {
        if context.wantsJSON { return FeaturesDocument(assembly).value.pretty + "\n" }
        return try context[tree] ? FeatureTree(assembly).text : FeatureList(assembly).text
    }
}
