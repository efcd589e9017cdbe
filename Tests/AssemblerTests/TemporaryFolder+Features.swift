import FeatureKitInterface
import Foundation
import LocalizationKit
import RepositoryFilesTesting

extension TemporaryFolder {
    /// A repository with three features: `commands`, which runs commands, `about`, and `calls`, which needs `Sound`; what
    /// provides it, `sound`, uses two libraries.
    static func withFeatures(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let descriptors = [
            "CommandKit": feature(
                "commands", "CommandKit", kind: "system", provides: ("Program", "FeatureKitInterface")),
            "About": feature("about", "About", commands: ["about"]),
            "Sound": sound(kind: "system"),
            "Calls": feature("calls", "Calls", needs: ("Sound", "SoundInterface"), commands: ["call"]),
            "Check": feature("check", "Check", kind: "tool"),
        ]
        let modules = Dictionary(uniqueKeysWithValues: descriptors.map { ("Modules/\($0)/feature.json", $1) })
        let distribution = #"{ "name": "tessera", "version": "1.2.3", "features": ["about"] }"#
        return try TemporaryFolder(
            modules.merging(["App/Distributions/tessera.json": distribution]) { first, _ in first }
                .merging(more) { _, second in second })
    }

    /// The feature `sound`, which a person chooses or others bring along.
    static func sound(kind: String) -> String {
        feature(
            "sound", "Sound", kind: kind, provides: ("Sound", "SoundInterface"),
            libraries: [("libpulse0", "libpulse.so.0"), ("libc6", "libc.so.6")])
    }

    private static func feature(
        _ id: String, _ target: String, kind: String = "feature", provides: (String, String)? = nil,
        needs: (String, String)? = nil, commands: [String] = [], libraries: [(String, String)] = []
    ) -> String {
        let provision = provides.map { #"{ "service": "\#($0)", "interface": "\#($1)", "version": 1 }"# } ?? ""
        let need = needs.map { #"{ "service": "\#($0)", "interface": "\#($1)", "versions": 1 }"# } ?? ""
        let list = commands.map { #"{ "name": "\#($0)", "abstract": "does it" }"# }.joined(separator: ", ")
        let files = libraries.map { #"{ "package": "\#($0)", "file": "\#($1)" }"# }.joined(separator: ", ")
        return """
            {
              "id": "\(id)", "target": "\(target)", "type": "\(target)Feature", "kind": "\(kind)", "summary": "it",
              "version": "0.1.0", "stability": "beta", "owner": "@tessera/x",
              "provides": [\(provision)], "needs": [\(need)], "commands": [\(list)],
              "libraries": [\(files)]
            }
            """
    }
}
