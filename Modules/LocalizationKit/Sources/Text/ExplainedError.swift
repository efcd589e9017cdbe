/// An error that tells a person, in their language, what is wrong and what to do.
public protocol ExplainedError: Error, CustomStringConvertible {
    /// One line, lower case and without a full stop.
    var explanation: LocalizedText { get }
}

extension ExplainedError {
    /// The explanation in English.
    public var description: String { explanation.text(in: .english) }
}

extension LocalizedText {
    /// Creates a text from what an error says.
    ///
    /// - Parameter error: any error; one that is no ``ExplainedError`` is told as it describes itself.
    public init(_ error: any Error) {
        self = (error as? any ExplainedError)?.explanation ?? LocalizedText(String(describing: error))
    }
}
