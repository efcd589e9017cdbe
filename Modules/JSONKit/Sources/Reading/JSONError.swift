public import LocalizationKit

/// What is wrong with a JSON document, and where.
public struct JSONError: Error, Hashable {
    /// Where it is wrong.
    public var position: JSONPosition
    /// What is wrong, lower case and without a full stop.
    public var problem: LocalizedText

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - problem: what is wrong, lower case and without a full stop.
    ///   - position: where it is wrong.
    public init(problem: LocalizedText, at position: JSONPosition) {
        self.problem = problem
        self.position = position
    }

    /// Creates an error that is told in English alone, as tools for developers do.
    ///
    /// - Parameters:
    ///   - message: what is wrong, lower case and without a full stop.
    ///   - position: where it is wrong.
    public init(_ message: String, at position: JSONPosition) {
        self.init(problem: LocalizedText(message), at: position)
    }

    /// What is wrong, in English.
    public var message: String { problem.text(in: .english) }
}

extension JSONError: ExplainedError {
    /// `line:column: message`.
    public var explanation: LocalizedText { "\(position): \(problem)" }
}
