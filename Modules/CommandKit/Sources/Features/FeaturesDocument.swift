import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// What `features --json` prints; the assembler compares it with its plan.
@MainActor
struct FeaturesDocument {
    static let schema = OutputSchema(
        "tessera.features", version: 1,
        fields: [
            .init("distribution", "string", Strings.nameOfDistribution),
            .init("hash", "string", Strings.hashMeaning),
            .init("features", "array", Strings.selectableFeatures),
            .init("system", "array", Strings.systemModulesMeaning),
            .init("features[].id", "string", Strings.idMeaning),
            .init("features[].kind", "string", Strings.kindMeaning),
            .init("features[].version", "string", Strings.versionMeaning),
            .init("features[].stability", "string", Strings.stabilityMeaning),
            .init("features[].owner", "string", Strings.ownerMeaning),
            .init("features[].summary", "string", Strings.summaryMeaning),
            .init("features[].provides[]", "object", Strings.providesMeaning),
            .init("features[].needs[]", "object", Strings.needsMeaning),
            .init("features[].commands[]", "string", Strings.commandsMeaning),
        ])

    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    var value: JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "distribution": .string(assembly.build.distribution), "hash": .string(assembly.build.featuresHash),
            "features": .array(assembly.selectableFeatures.map(feature)),
            "system": .array(assembly.systemModules.map(feature)),
        ]
    }

    private func feature(_ feature: FeatureDescriptor) -> JSONValue {
        [
            "id": .string(feature.id), "kind": .string(feature.kind.rawValue), "version": .string(feature.version),
            "stability": .string(feature.stability.rawValue), "owner": .string(feature.owner),
            "summary": .string("\(feature.summary)"), "provides": .array(feature.provides.map(provision)),
            "needs": .array(
                feature.needs.map { need($0, isOptional: false) }
                    + feature.optionalNeeds.map { need($0, isOptional: true) }),
            "commands": JSONValue(feature.commands.map(\.name)),
        ]
    }

    private func provision(_ provision: Provision) -> JSONValue {
        [
            "service": .string(provision.service), "interface": .string(provision.interface),
            "version": .int(provision.version),
        ]
    }

    private func need(_ need: Need, isOptional: Bool) -> JSONValue {
        [
            "service": .string(need.service), "interface": .string(need.interface),
            "minimum": .int(need.versions.lowerBound), "maximum": .int(need.versions.upperBound),
            "optional": .bool(isOptional), "provider": JSONValue(assembly.provider(of: need)?.id),
        ]
    }
}
