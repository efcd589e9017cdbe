import CommandKitInterface
import LocalizationKit

extension OutputSchema {
    /// The name and version of the schema: `tessera.features version 1`.
    var title: LocalizedText {
        Strings.schemaTitle(name: name, version: String(version))
    }

    /// Every member with its type and meaning, those of all schemas first.
    var rows: [(String, LocalizedText)] {
        let common = [
            Field("schema", "string", "\"\(name)\""), Field("version", "integer", "\(version)"),
        ]
        return (common + fields).map { ($0.path, "\($0.type): \($0.meaning)") }
    }
}
