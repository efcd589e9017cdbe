/// An element of a document, with all that stands in it.
public struct XMLElement: Sendable, Hashable {
    /// The name without its prefix, such as `Cube`.
    public var name: String
    /// The namespace that the prefix stands for; empty when there is none.
    public var namespace: String
    /// The values of the attributes by their names without prefix; of two that differ in their prefix only, the first.
    public var attributes: [String: String]
    /// The elements in it, in the order of the document.
    public var children: [XMLElement]
    /// The text that stands directly in it, character data sections included, one behind the other.
    public var text: String

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: the name without its prefix.
    ///   - namespace: the namespace that the prefix stands for.
    ///   - attributes: the values of the attributes by their names.
    ///   - children: the elements in it.
    ///   - text: the text that stands directly in it.
    public init(
        _ name: String, namespace: String = "", attributes: [String: String] = [:], children: [XMLElement] = [],
        text: String = ""
    ) {
        self.name = name
        self.namespace = namespace
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The first child with a name, in any namespace.
    public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// All children with a name, in any namespace.
    public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
