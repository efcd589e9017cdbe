public import JSONKit

extension Package {
    /// Reads what `swift package dump-package` prints.
    ///
    /// - Parameter dump: the document; keys that matter to nobody here are skipped.
    /// - Throws: `JSONError` where it is not what the Swift Package Manager 6 prints.
    public init(dump: String) throws(JSONError) {
        try self.init(JSONNode(parsing: dump))
    }

    init(_ node: JSONNode) throws(JSONError) {
        let document = DumpNode(node)
        name = try document.required("name").node.string()
        targets = try document.list("targets").map { node throws(JSONError) in try PackageTarget(node) }
        products = try document.list("products").map { node throws(JSONError) in try PackageProduct(node) }
    }

    /// The part of a dump that ``init(dump:)`` reads, as a dump.
    var dump: JSONValue {
        [
            "name": .string(name), "targets": .array(targets.map(\.dump)), "products": .array(products.map(\.dump)),
        ]
    }
}

extension PackageTarget {
    fileprivate init(_ node: DumpNode) throws(JSONError) {
        name = try node.required("name").node.string()
        kind = Kind(rawValue: try node.required("type").node.string()) ?? .regular
        path = try node["path"]?.node.string() ?? "Sources/\(name)"
        dependencies = try node.names("dependencies", ["target", "byName"])
        plugins = try node.names("pluginUsages", ["plugin"])
    }

    fileprivate var dump: JSONValue {
        [
            "name": .string(name), "type": .string(kind.rawValue), "path": .string(path),
            "dependencies": .array(dependencies.map { ["target": [.string($0)]] }),
            "pluginUsages": .array(plugins.map { ["plugin": [.string($0)]] }),
        ]
    }
}

extension PackageProduct {
    fileprivate init(_ node: DumpNode) throws(JSONError) {
        name = try node.required("name").node.string()
        let key = try node.required("type").node.members().first?.key
        kind = key.flatMap(Kind.init) ?? .library
        targets = try node.list("targets").map { child throws(JSONError) in try child.node.string() }
    }

    fileprivate var dump: JSONValue {
        ["name": .string(name), "type": .object([(key: kind.rawValue, value: .null)]), "targets": JSONValue(targets)]
    }
}

/// A node of a dump, whose objects may have keys that nobody here knows.
private struct DumpNode {
    let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    subscript(key: String) -> DumpNode? {
        let members = (try? node.members()) ?? []
        return members.first { $0.key == key }.map { DumpNode($0.value) }
    }

    func required(_ key: String) throws(JSONError) -> DumpNode {
        guard let value = self[key] else { throw JSONError("missing key `\(key)`", at: node.position) }
        return value
    }

    func list(_ key: String) throws(JSONError) -> [DumpNode] {
        try self[key]?.node.array().map(DumpNode.init) ?? []
    }

    /// The names in a list of objects such as `{"target": ["About", null]}`.
    func names(_ key: String, _ kinds: [String]) throws(JSONError) -> [String] {
        var names: [String] = []
        for entry in try list(key) {
            for kind in kinds {
                if let name = try entry[kind]?.node.array().first { names.append(try name.string()) }
            }
        }
        return names
    }
}
