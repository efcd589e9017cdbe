/// The text of a message, into which no ``Secret`` can be interpolated.
///
///     log.info("sip", "registered as \(user) after \(attempts) attempts")
///     log.info("sip", "password \(password)")        // does not compile when it is a Secret
///
/// Only values that describe themselves can be interpolated, and a secret does not; inside of another value it shows as
/// `<secret>`. An optional value has to be unwrapped, so that no message says `Optional`.
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

        /// Takes a value as it describes itself.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }

        /// Takes an error as it describes itself.
        public mutating func appendInterpolation(_ error: any Error) { text += "\(error)" }

        /// Takes an error that describes itself.
        public mutating func appendInterpolation(_ error: some Error & CustomStringConvertible) {
            text += error.description
        }
    }

    /// The text.
    public let text: String

    /// Creates a message without values.
    public init(stringLiteral text: String) { self.text = text }

    /// Creates a message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
