import FeatureKitInterface
import CommandKitInterface
import DescriptorKit
import JSONKit
import LocalizationKit

/// What `assemble build` prints.
struct BuildReport {
    let choice: Choice
    let outcome: BuildOutcome

    var text: String {
        let facts = [
            ["size", ByteCount(outcome.binary.size).text], ["time", Seconds(outcome.duration).text],
            ["compiled", outcome.compiled.isEmpty ? "nothing" : "\(outcome.compiled.count) modules"],
            ["libraries", outcome.binary.libraries.joined(separator: ", ")],
        ]
        return outcome.binary.path + "\n\nfeatures\n\n" + TextTable(SelectionRows.rows(choice), indent: 2).text + "\n"
            + TextTable(facts).text
    }

    var json: JSONValue {
        [
            "schema": "tessera.build", "version": 1, "name": .string(choice.name), "path": .string(outcome.binary.path),
            "features": JSONValue(choice.selection.features.map(\.id)), "size": .int(outcome.binary.size),
            "seconds": .double(Seconds(outcome.duration).value), "compiled": JSONValue(outcome.compiled),
            "libraries": JSONValue(outcome.binary.libraries),
        ]
    }

    static let schema = OutputSchema(
        "tessera.build", version: 1,
        fields: [
            .init("name", "string", "the name of the distribution"),
            .init("path", "string", "where the binary is"),
            .init("features", "strings", "the ids of its features, providers first"),
            .init("size", "integer, bytes", "the size of the binary"),
            .init("seconds", "number", "how long all of it took"),
            .init("compiled", "strings", "the modules that were compiled this time"),
            .init("libraries", "strings", "the shared libraries that the loader brings in"),
        ])
}
