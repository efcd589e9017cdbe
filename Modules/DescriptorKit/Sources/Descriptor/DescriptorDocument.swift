public import FeatureKitInterface
public import JSONKit

/// A `feature.json` that was read: the descriptor, and where its parts stand.
public struct DescriptorDocument: Sendable {
    /// What the document says.
    public let descriptor: FeatureDescriptor
    private let node: JSONNode

    /// Reads a `feature.json`, strictly.
    ///
    /// - Parameter text: the document.
    /// - Throws: `JSONError` at the first place that is wrong: grammar, an unknown or missing key, a name that is not
    ///   spelt as the rules in `DescriptorReader` say.
    public init(parsing text: String) throws(JSONError) {
        node = try JSONNode(parsing: text)
        descriptor = try DescriptorReader.descriptor(of: node)
    }

    /// Where the value of a key stands, or the beginning of the document when the key is not written.
    ///
    /// - Parameters:
    ///   - key: one of the keys of a descriptor.
    ///   - index: which element of the key's array, from 0; `nil` for the value itself.
    /// - Returns: line and column.
    public func position(of key: String, at index: Int? = nil) -> JSONPosition {
        let members = (try? node.members()) ?? []
        guard let value = members.first(where: { $0.key == key })?.value else { return node.position }
        let elements = (try? value.array()) ?? []
        guard let index, elements.indices.contains(index) else { return value.position }
        return elements[index].position
    }
}
