import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// What `about` prints, as text and as JSON.
struct AboutReport {
    let build: BuildDescription
    let executable: String
    let features: [FeatureDescriptor]

    @MainActor
    init(_ assembly: any AssemblyInformation) {
        build = assembly.build
        executable = assembly.executable
        features = assembly.features.sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
    }

    func text(in language: Language) -> String {
        let heading = "\(build.distribution) \(build.version)\n\n"
        let facts: [[LocalizedText]] = [
            [Strings.features, "\(build.featuresHash)"], [Strings.toolchain, "Swift \(build.toolchain)"],
            [Strings.executable, "\(executable)"],
        ]
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
