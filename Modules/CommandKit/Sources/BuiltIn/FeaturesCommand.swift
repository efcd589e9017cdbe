import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// `features`: lists what this binary is made of.
enum FeaturesCommand {
    private static let tree = Parameter.flag("tree", help: Strings.featuresTree)

    @MainActor
    static func command(_ assembly: any AssemblyInformation) -> Command {
        Command(
            "features", abstract: CommandsFeature.Abstracts.features,
            discussion: Strings.featuresDiscussion,
            examples: [
                CommandExample("features", Strings.featuresExample),
                CommandExample("features --tree", Strings.featuresTree),
                CommandExample("features --json", Strings.featuresJSONExample),
            ],
            parameters: [tree], output: FeaturesDocument.schema, isReport: true
        ) { context in try context.output.write(text(of: assembly, context)) }
    }

    @MainActor
    private static func text(of assembly: any AssemblyInformation, _ context: CommandContext) throws -> String {
        if context.wantsJSON { return FeaturesDocument(assembly).value.pretty + "\n" }
        return try context[tree]
            ? FeatureTree(assembly).text(in: context.language) : FeatureList(assembly).text(in: context.language)
    }
}
