import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// What `features --json` prints; the assembler compares it with its plan.
@MainActor
struct FeaturesDocument {
    static let schema = OutputSchema(
        "tessera.features", version: 1,
        fields: [
            .init("distribution", "string", "the name of the distribution"),
            .init("hash", "string", "sixteen hexadecimal digits, equal for builds with equal descriptors"),
            .init("features", "array", "the selectable features, in the order of assembling"),
            .init("system", "array", "the system modules, with the same members"),
            .init("features[].id", "string", "the name by which people choose it"),
            .init("features[].kind", "string", "feature, system or tool"),
            .init("features[].version", "string", "the version of the implementation"),
            .init("features[].stability", "string", "experimental, beta, stable or deprecated"),
            .init("features[].owner", "string", "the team that owns the module"),
            .init("features[].summary", "string", "what it is for"),
            .init("features[].provides[]", "object", "service, interface, version"),
            .init("features[].needs[]", "object", "service, interface, minimum, maximum, optional, provider or null"),
            .init("features[].commands[]", "string", "the commands it contributes"),
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
            "summary": .string(feature.summary), "provides": .array(feature.provides.map(provision)),
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
