import DescriptorKit
import FeatureKitInterface
import JSONKit

/// What a binary says of itself in its note, readable without running it.
struct BinaryDescription: Equatable {
    /// One feature of the binary.
    struct Feature: Equatable {
        var id: String
        var kind: FeatureKind
        var version: String
        var stability: String
        var owner: String
        var commands: [String]
    }

    var distribution: String
    var version: String
    var hash: String
    var toolchain: String
    var features: [Feature]
}

extension BinaryDescription {
    init(_ plan: DistributionPlan) {
        self.init(
            distribution: plan.name, version: plan.version, hash: featuresHash(of: plan.features),
            toolchain: plan.toolchain, features: plan.features.map(Feature.init))
    }
}

extension BinaryDescription.Feature {
    init(_ descriptor: FeatureDescriptor) {
        self.init(
            id: descriptor.id, kind: descriptor.kind, version: descriptor.version,
            stability: descriptor.stability.rawValue, owner: descriptor.owner,
            commands: descriptor.commands.map(\.name))
    }
}
