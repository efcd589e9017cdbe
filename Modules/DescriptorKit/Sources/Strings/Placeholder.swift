/// A place in a text that an argument fills.
public struct Placeholder: Sendable, Hashable {
    /// The name, which becomes the label of a parameter.
    public var name: String
    /// What stands there.
    public var type: PlaceholderType

    /// Creates a placeholder.
    public init(_ name: String, _ type: PlaceholderType) {
        self.name = name
        self.type = type
    }
}
