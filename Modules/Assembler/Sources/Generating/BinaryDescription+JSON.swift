import FeatureKitInterface
import JSONKit

extension BinaryDescription {
    /// The document that the note holds and `inspect --json` prints.
    var json: JSONValue {
        [
            "schema": "tessera.binary", "version": 1, "distribution": .string(distribution),
            "product": .string(version), "hash": .string(hash), "toolchain": .string(toolchain),
            "features": .array(features.map(\.json)),
        ]
    }

    init(_ node: JSONNode) throws(JSONError) {
        let keys = ["schema", "version", "distribution", "product", "hash", "toolchain", "features"]
        let object = try JSONObject(node, keys: keys)
        let version = try object.required("version")
        guard try version.int() == 1 else {
            throw JSONError("this binary was made by a newer Tessera; inspect it with that one", at: version.position)
        }
        self.init(
            distribution: try object.required("distribution").string(),
            version: try object.required("product").string(), hash: try object.required("hash").string(),
            toolchain: try object.required("toolchain").string(), features: [])
        for node in try object.required("features").array() { features.append(try Feature(node)) }
    }
}

extension BinaryDescription.Feature {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "kind": .string(kind.rawValue), "version": .string(version),
            "stability": .string(stability), "owner": .string(owner), "commands": JSONValue(commands),
        ]
    }

    fileprivate init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: ["id", "kind", "version", "stability", "owner", "commands"])
        let kind = try object.required("kind")
        guard let known = FeatureKind(rawValue: try kind.string()) else {
            throw JSONError("unknown kind of feature", at: kind.position)
        }
        self.init(
            id: try object.required("id").string(), kind: known, version: try object.required("version").string(),
            stability: try object.required("stability").string(), owner: try object.required("owner").string(),
            commands: [])
        for command in try object.required("commands").array() { commands.append(try command.string()) }
    }
}
