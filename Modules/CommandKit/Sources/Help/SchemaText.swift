import CommandKitInterface

extension OutputSchema {
    /// The name and version of the schema: `tessera.features version 1`.
    var title: String { "\(name) version \(version)" }

    /// Every member with its type and meaning, those of all schemas first.
    var rows: [(String, String)] {
        let common = [
            Field("schema", "string", "\"\(name)\""), Field("version", "integer", "\(version)"),
        ]
        return (common + fields).map { ($0.path, "\($0.type): \($0.meaning)") }
    }
}
