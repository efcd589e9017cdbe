public import LocalizationKit

/// What a command prints with `--json`: documented, named and versioned.
///
/// Every document is one object whose first two members are `"schema"` (the name) and `"version"`.
public struct OutputSchema: Sendable, Hashable {
    /// One member of the document.
    public struct Field: Sendable, Hashable {
        /// Where it stands, such as `features[].id`.
        public var path: String
        /// What it is, such as `string` or `integer, bytes`.
        public var type: String
        /// What it means, lower case and without a full stop.
        public var meaning: LocalizedText

        /// Creates a field.
        public init(_ path: String, _ type: String, _ meaning: LocalizedText) {
            self.path = path
            self.type = type
            self.meaning = meaning
        }
    }

    /// The name of the schema, such as `tessera.features`.
    public var name: String
    /// The version, from 1; adding a member keeps it, changing or removing one raises it.
    public var version: Int
    /// The members besides `schema` and `version`.
    public var fields: [Field]

    /// Creates a schema.
    public init(_ name: String, version: Int, fields: [Field]) {
        self.name = name
        self.version = version
        self.fields = fields
    }
}
