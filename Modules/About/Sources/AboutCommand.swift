import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// Tells what the running binary is made of.
@MainActor
enum AboutCommand {
    static func command(_ assembly: any AssemblyInformation) -> Command {
        Command(
            "about", abstract: "tell what this binary is made of",
            discussion: """
                Prints the distribution, its version and fingerprint, the toolchain that built it, and each feature \
                with what it is for. Two binaries with the same fingerprint consist of the same features.
                """,
            examples: [CommandExample("about --json", "the same for a program")], output: schema
        ) { context in
            let report = AboutReport(assembly)
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text)
        }
    }

    private static let schema = OutputSchema(
        "tessera.about", version: 1,
        fields: [
            .init("distribution", "string", "the name of the distribution"),
            .init("product", "string", "the version of the product"),
            .init("hash", "string", "sixteen hexadecimal digits, equal for equal sets of features"),
            .init("toolchain", "string", "the version of Swift that built it"),
            .init("executable", "string", "the path of the binary"),
            .init("features[].id", "string", "the id of a feature"),
            .init("features[].kind", "string", "feature or system"),
            .init("features[].version", "string", "the version of the feature"),
            .init("features[].summary", "string", "what it is for"),
        ])
}
