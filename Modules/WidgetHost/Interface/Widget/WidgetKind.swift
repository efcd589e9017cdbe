/// The name of a kind of widgets, such as `continue-watching`: lower-case words joined by hyphens.
public struct WidgetKind: RawRepresentable, Codable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
}

extension WidgetKind: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}
