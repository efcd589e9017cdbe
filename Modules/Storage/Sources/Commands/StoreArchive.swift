import JSONKit
import LocalizationKit
import StorageInterface

/// All values of a store in one JSON document; secrets are never part of a store.
struct StoreArchive: Equatable {
    /// One value.
    struct Entry: Equatable, Sendable {
        var scope: StoreScope
        var name: String
        /// The value as JSON.
        var value: String
    }

    var entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    private static let schema = "tessera.storage.export"
    private static let version = 1

    /// The document, one value a line.
    var text: String {
        let lines = entries.map { "    " + Self.line($0) }.joined(separator: ",\n")
        let list = entries.isEmpty ? "[]" : "[\n\(lines)\n  ]"
        return """
            {
              "schema": \(JSONValue.quoted(Self.schema)),
              "version": \(Self.version),
              "entries": \(list)
            }

            """
    }

    private static func line(_ entry: Entry) -> String {
        let (group, name) = (JSONValue.quoted(entry.scope.group), JSONValue.quoted(entry.name))
        let profile = entry.scope.profile.map { ", \"profile\": \(JSONValue.quoted($0))" } ?? ""
        return "{ \"group\": \(group)\(profile), \"name\": \(name), \"value\": \(entry.value) }"
    }

    /// Reads a document.
    ///
    /// - Parameter text: the document.
    /// - Throws: `JSONError` at the first place that is wrong.
    init(parsing text: String) throws(JSONError) {
        let object = try JSONObject(try JSONNode(parsing: text), keys: ["schema", "version", "entries"])
        let (schema, version) = (try object.required("schema"), try object.required("version"))
        guard try schema.string() == Self.schema else {
            throw JSONError(problem: Strings.expectedSchema(schema: Self.schema), at: schema.position)
        }
        guard try version.int() == Self.version else {
            throw JSONError(problem: Strings.expectedVersion(version: "\(Self.version)"), at: version.position)
        }
        entries = []
        for node in try object.required("entries").array() { entries.append(try Self.entry(node)) }
    }

    private static func entry(_ node: JSONNode) throws(JSONError) -> Entry {
        let object = try JSONObject(node, keys: ["group", "profile", "name", "value"])
        let scope = StoreScope(try object.required("group").string(), profile: try object["profile"]?.string())
        return Entry(
            scope: scope, name: try object.required("name").string(), value: try object.required("value").compact)
    }
}
