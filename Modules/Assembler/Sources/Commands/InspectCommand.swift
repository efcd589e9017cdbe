import FeatureKitInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import Repository

/// `assemble inspect`: a binary, read without running it.
@MainActor
enum InspectCommand {
    private static let binary = Parameter<String>.argument(
        "BINARY", help: "a program made by assemble", completion: .file(endings: []))

    static var command: Command {
        Command(
            "inspect", abstract: "tell what a binary is made of without running it",
            discussion: "Reads the note in the ELF file; it works for programs of other machines of the same kind too.",
            examples: [CommandExample("inspect out/mini", "features, versions and libraries of a binary")],
            parameters: [binary], output: schema
        ) { context in
            let path = try context[binary]
            do {
                let binary = try Binary(path: path)
                try context.output.write(context.wantsJSON ? json(binary).pretty + "\n" : text(binary))
            } catch let error as ELFError {
                throw CommandFailure("\(path): \(error)")
            }
        }
    }

    private static func text(_ binary: Binary) -> String {
        let about = binary.description
        let facts = [
            ["features", about.hash], ["toolchain", "Swift \(about.toolchain)"], ["size", ByteCount(binary.size).text],
            ["libraries", binary.libraries.joined(separator: ", ")],
        ]
        let rows = about.features.map { [$0.id, $0.version, $0.kind.rawValue, $0.stability, $0.owner] }
        return "\(about.distribution) \(about.version)\n\n" + TextTable(rows, indent: 2).text + "\n"
            + TextTable(facts).text
    }

    private static func json(_ binary: Binary) -> JSONValue {
        guard case .object(let members) = binary.description.json else { return .null }
        return .object(members + [("size", .int(binary.size)), ("libraries", JSONValue(binary.libraries))])
    }

    private static let schema = OutputSchema(
        "tessera.binary", version: 1,
        fields: [
            .init("distribution", "string", "the name of the distribution"),
            .init("product", "string", "the version of the product"),
            .init("hash", "string", "sixteen hexadecimal digits, equal for equal sets of features"),
            .init("toolchain", "string", "the version of Swift that built it"),
            .init("features[].id", "string", "the id of a feature"),
            .init("features[].kind", "string", "feature or system"),
            .init("features[].version", "string", "the version of the feature"),
            .init("features[].stability", "string", "experimental, beta, stable or deprecated"),
            .init("features[].owner", "string", "the team that owns it"),
            .init("features[].commands", "strings", "its commands"),
            .init("size", "integer, bytes", "the size of the binary"),
            .init("libraries", "strings", "the shared libraries that the loader brings in"),
        ])
}
