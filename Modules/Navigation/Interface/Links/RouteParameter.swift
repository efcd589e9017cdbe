public import LocalizationKit

/// A typed value in the pattern of a route.
public struct RouteParameter<Value: Sendable>: Sendable {
    /// The name between the braces of the pattern.
    public let name: String
    /// What stands there, with its article.
    public let expectation: LocalizedText
    let fallback: Value?
    let read: @Sendable (String) -> Value?

    /// Creates a parameter of a type of your own.
    ///
    /// - Parameters:
    ///   - name: the name between the braces of the pattern.
    ///   - expectation: what stands there, with its article, such as `a currency`.
    ///   - fallback: what stands when a parameter of the query is not written; `nil` when it has to be.
    ///   - read: reads the decoded text; `nil` for a text that is no value.
    public init(
        _ name: String, expecting expectation: LocalizedText, default fallback: Value? = nil,
        read: @escaping @Sendable (String) -> Value?
    ) {
        (self.name, self.expectation, self.fallback, self.read) = (name, expectation, fallback, read)
    }
}

extension RouteParameter where Value == String {
    /// Any text that is not empty.
    public static func text(_ name: String, default fallback: String? = nil) -> Self {
        Self(name, expecting: Strings.aText, default: fallback) { $0.isEmpty ? nil : $0 }
    }
}

extension RouteParameter where Value == Int {
    /// A whole number within bounds.
    public static func integer(_ name: String, in bounds: ClosedRange<Int>, default fallback: Int? = nil) -> Self {
        let expectation = Strings.wholeNumber(least: "\(bounds.lowerBound)", greatest: "\(bounds.upperBound)")
        return Self(name, expecting: expectation, default: fallback) { text in
            Int(text).flatMap { bounds.contains($0) && String($0) == text ? $0 : nil }
        }
    }
}

extension RouteParameter where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the words of an enumeration.
    public static func word(_ name: String, default fallback: Value? = nil) -> Self {
        let words = Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return Self(name, expecting: Strings.oneOf(words: words), default: fallback) { Value(rawValue: $0) }
    }
}

/// A parameter whose type does not matter, as a route lists it.
public protocol AnyRouteParameter: Sendable {
    /// The name between the braces of the pattern.
    var name: String { get }
    /// What stands there, with its article.
    var expectation: LocalizedText { get }
    /// Whether it has to be written.
    var isRequired: Bool { get }
    /// Whether a text is a value of its type.
    func accepts(_ text: String) -> Bool
}

extension RouteParameter: AnyRouteParameter {
    /// Whether it has to be written.
    public var isRequired: Bool { fallback == nil }

    /// Whether a text is a value of its type.
    public func accepts(_ text: String) -> Bool { read(text) != nil }
}
