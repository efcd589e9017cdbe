/// The text of a message, into which no ``Secret`` can be interpolated.
///
///     log.info("sip", "registered as \(user) after \(attempts) attempts")
///     log.info("sip", "password \(password)")        // does not compile when it is a Secret
public struct LogMessage: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// What a message collects while it is written.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Begins a message.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Takes the words between the values.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Takes a value as it describes itself; a secret inside of another value describes itself as `<secret>`.
        public mutating func appendInterpolation(_ value: some Any) { text += "\(value)" }

        /// Refuses a secret.
        @available(*, unavailable, message: "a secret is never logged")
        public mutating func appendInterpolation(_ secret: Secret) {}

        /// Refuses a secret that may be there.
        @available(*, unavailable, message: "a secret is never logged")
        public mutating func appendInterpolation(_ secret: Secret?) {}
    }

    /// The text.
    public let text: String

    /// Creates a message without values.
    public init(stringLiteral text: String) { self.text = text }

    /// Creates a message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
