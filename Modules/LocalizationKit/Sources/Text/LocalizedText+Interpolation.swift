extension LocalizedText: ExpressibleByStringInterpolation {
    /// Creates a text without a language.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a text from its parts; those with a language keep it.
    public init(stringInterpolation: Interpolation) { self.init(joining: stringInterpolation.parts) }

    /// The parts of a string literal.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var parts: [LocalizedText] = []

        /// Creates an empty list of parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what stands between the values.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(LocalizedText(literal)) }
        }

        /// Adds a text, which keeps its languages.
        public mutating func appendInterpolation(_ text: LocalizedText) { parts.append(text) }

        /// Adds what an error says, in its languages when it has any.
        public mutating func appendInterpolation(_ error: some Error) { parts.append(LocalizedText(error)) }

        /// Adds a value as a string would show it.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            parts.append(LocalizedText(String(describing: value)))
        }
    }
}
