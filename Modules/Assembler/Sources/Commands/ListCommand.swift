import CommandKitInterface
import DescriptorKit
import FeatureKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles

/// `assemble list`: what can be chosen.
@MainActor
enum ListCommand {
    static var command: Command {
        Command("list", abstract: "list the features and the distributions", output: schema) { context in
            let workplace = try Workplace(context)
            let features = try FeatureCatalogue(repository: workplace.repository).selectable
            let distributions = try documents(workplace)
            let text = context.wantsJSON ? json(features, distributions).pretty + "\n" : text(features, distributions)
            try context.output.write(text)
        }
    }

    private static func documents(_ workplace: Workplace) throws -> [DistributionDocument] {
        let reader = DistributionReader(repository: workplace.repository)
        return try workplace.chooser.distributions().map { try reader.document("App/Distributions/\($0).json") }
    }

    private static func text(_ features: [FeatureDescriptor], _ distributions: [DistributionDocument]) -> String {
        let sections = FeatureKind.allCases.filter { $0 != .tool }.map { kind in
            let rows = features.filter { $0.kind == kind }.map { [$0.id, $0.stability.rawValue, "\($0.summary)"] }
            return "\(kind == .feature ? "features" : "system modules, which come along as they are needed")\n\n"
                + TextTable(rows, indent: 2).text
        }
        let rows = distributions.map { [$0.name, $0.features.map(\.id).joined(separator: ", ")] }
        return (sections + ["distributions\n\n" + TextTable(rows, indent: 2).text]).joined(separator: "\n")
    }

    private static func json(_ features: [FeatureDescriptor], _ distributions: [DistributionDocument]) -> JSONValue {
        [
            "schema": "tessera.catalogue", "version": 1,
            "features": .array(
                features.map {
                    [
                        "id": .string($0.id), "kind": .string($0.kind.rawValue), "summary": .string("\($0.summary)"),
                        "stability": .string($0.stability.rawValue), "owner": .string($0.owner),
                    ]
                }),
            "distributions": .array(
                distributions.map { ["name": .string($0.name), "features": JSONValue($0.features.map(\.id))] }),
        ]
    }

    private static let schema = OutputSchema(
        "tessera.catalogue", version: 1,
        fields: [
            .init("features[].id", "string", "the id by which the feature is chosen"),
            .init("features[].kind", "string", "feature or system"),
            .init("features[].summary", "string", "what it is for"),
            .init("features[].stability", "string", "experimental, beta, stable or deprecated"),
            .init("features[].owner", "string", "the team that owns it"),
            .init("distributions[].name", "string", "the name of a distribution"),
            .init("distributions[].features", "strings", "the features it chooses"),
        ])
}
