import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// What this binary is made of: as text, as JSON, and for the screen.
struct AboutReport {
    /// Something that is known, under its name.
    typealias Fact = (name: LocalizedText, value: LocalizedText)

    let build: BuildDescription
    let executable: String
    let features: [FeatureDescriptor]

    @MainActor
    init(_ assembly: any AssemblyInformation) {
        build = assembly.build
        executable = assembly.executable
        features = assembly.features.sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
    }

    /// What is known of the build as a whole.
    var facts: [Fact] {
        [
            (Strings.features, "\(build.featuresHash)"), (Strings.toolchain, "Swift \(build.toolchain)"),
            (Strings.executable, "\(executable)"),
        ]
    }

    func text(in language: Language) -> String {
        let heading = "\(build.distribution) \(build.version)\n\n"
        let facts = facts.map { [$0.name, $0.value] }
        let parts: [[LocalizedText]] = features.map { ["\($0.id)", "\($0.version)", $0.summary] }
        return heading + TextTable(facts, indent: 2, in: language).text + "\n\(Strings.madeOf.text(in: language))\n\n"
            + TextTable(parts, indent: 2, in: language).text
    }

    var json: JSONValue {
        [
            "schema": "tessera.about", "version": 1, "distribution": .string(build.distribution),
            "product": .string(build.version), "hash": .string(build.featuresHash),
            "toolchain": .string(build.toolchain), "executable": .string(executable),
            "features": .array(features.map(json)),
        ]
    }

    private func json(_ feature: FeatureDescriptor) -> JSONValue {
        [
            "id": .string(feature.id), "kind": .string(feature.kind.rawValue), "version": .string(feature.version),
            "summary": .string("\(feature.summary)"),
        ]
    }
}
