public import JSONKit

/// A distribution as `App/Distributions/<name>.json` describes it.
///
///     { "name": "kiosk", "output": "kiosk", "version": "0.1.0", "features": ["about", "calls"],
///       "defaults": { "language": "en" } }
///
/// `features` lists what a person chooses; system modules come along as they are needed.
public struct DistributionDocument: Sendable {
    /// One name with its place in the document.
    public struct Entry: Sendable, Equatable {
        /// The id of a feature.
        public var id: String
        /// Where it stands.
        public var position: JSONPosition

        /// Creates an entry.
        public init(id: String, position: JSONPosition) {
            self.id = id
            self.position = position
        }
    }

    /// The name of the distribution: lower-case words joined by hyphens, equal to the file's name.
    public var name: String
    /// Where the name stands.
    public var namePosition: JSONPosition
    /// The name of the binary; the distribution's own when it is not written.
    public var output: String
    /// The version of the product; `nil` for that of the `tessera` distribution.
    public var version: String?
    /// The chosen features in their order.
    public var features: [Entry]
    /// Settings that differ from what features say, each as a person would type it.
    public var defaults: [String: String]

    /// Reads a distribution, strictly.
    ///
    /// - Parameter text: the document.
    /// - Throws: `JSONError` at the first place that is wrong. Whether the features exist is not looked at.
    public init(parsing text: String) throws(JSONError) {
        let node = try JSONNode(parsing: text)
        let object = try JSONObject(node, keys: ["name", "output", "version", "features", "defaults"])
        let nameNode = try object.required("name")
        name = try Spelling.command.read(nameNode)
        namePosition = nameNode.position
        output = try object["output"].map { node throws(JSONError) in try Spelling.command.read(node) } ?? name
        version = try object["version"].map { node throws(JSONError) in try Spelling.version.read(node) }
        features = try Self.entries(object.required("features"))
        defaults = try Self.defaults(object["defaults"])
    }

    private static func entries(_ node: JSONNode) throws(JSONError) -> [Entry] {
        var entries: [Entry] = []
        for child in try node.array() {
            entries.append(Entry(id: try child.string(), position: child.position))
        }
        return entries
    }

    private static func defaults(_ node: JSONNode?) throws(JSONError) -> [String: String] {
        var defaults: [String: String] = [:]
        for member in try node?.members() ?? [] {
            defaults[member.key] = try scalar(member.value)
        }
        return defaults
    }

    private static func scalar(_ node: JSONNode) throws(JSONError) -> String {
        switch node.content {
        case .string(let text), .number(let text): return text
        case .bool(let value): return value ? "true" : "false"
        default: throw JSONError("expected a string, a number or a boolean, found \(node.kindName)", at: node.position)
        }
    }
}
