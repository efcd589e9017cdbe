import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// Tells what the running binary is made of.
@MainActor
enum AboutCommand {
    static func command(_ assembly: any AssemblyInformation) -> Command {
        Command(
            "about", abstract: AboutFeature.Abstracts.about,
            discussion: Strings.discussion,
            examples: [CommandExample("about --json", Strings.example)], output: schema, isReport: true
        ) { context in
            let report = AboutReport(assembly)
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text(in: context.language))
        }
    }

    private static let schema = OutputSchema(
        "tessera.about", version: 1,
        fields: [
            .init("distribution", "string", Strings.distributionMeaning),
            .init("product", "string", Strings.productMeaning),
            .init("hash", "string", Strings.hashMeaning),
            .init("toolchain", "string", Strings.toolchainMeaning),
            .init("executable", "string", Strings.executableMeaning),
            .init("features[].id", "string", Strings.idMeaning),
            .init("features[].kind", "string", Strings.kindMeaning),
            .init("features[].version", "string", Strings.versionMeaning),
            .init("features[].summary", "string", Strings.summaryMeaning),
        ])
}
