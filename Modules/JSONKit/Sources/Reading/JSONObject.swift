import LocalizationKit
import SpellingKit

/// An object whose keys are known: reading it strictly finds misspelt, unknown and missing ones.
public struct JSONObject {
    /// Where the object begins.
    public let position: JSONPosition
    private let members: [JSONMember]

    /// Takes a node apart.
    ///
    /// - Parameters:
    ///   - node: an object.
    ///   - keys: every key that may occur.
    /// - Throws: ``JSONError`` when the node is no object, or at the first unknown key, with the nearest known ones.
    public init(_ node: JSONNode, keys: [String]) throws(JSONError) {
        position = node.position
        members = try node.members()
        for member in members where !keys.contains(member.key) {
            throw JSONError(problem: Self.unknown(member.key, keys), at: member.position)
        }
    }

    /// The value of a key, if there is one.
    ///
    /// - Parameter key: one of the known keys.
    public subscript(key: String) -> JSONNode? {
        members.first { $0.key == key }?.value
    }

    /// The value of a key that must be there.
    ///
    /// - Parameter key: one of the known keys.
    /// - Returns: the value.
    /// - Throws: ``JSONError`` at the object's beginning when the key is missing.
    public func required(_ key: String) throws(JSONError) -> JSONNode {
        guard let value = self[key] else { throw JSONError(problem: JSONProblem.missingKey(key), at: position) }
        return value
    }

    private static func unknown(_ key: String, _ keys: [String]) -> LocalizedText {
        JSONProblem.unknownKey(key, suggestion(for: key, among: keys) ?? JSONProblem.knownKeys(keys))
    }
}
