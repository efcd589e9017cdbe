public import FeatureKitInterface
public import LocalizationKit

/// The end of a command that could not do what it was asked.
public struct CommandFailure: Error, Equatable {
    /// What went wrong, lower case and without a full stop.
    public var problem: LocalizedText
    /// What to do about it; `nil` when the problem says it.
    public var remedy: LocalizedText?
    /// How the program ends.
    public var code: ExitCode

    /// Creates a failure.
    public init(_ problem: LocalizedText, remedy: LocalizedText? = nil, code: ExitCode = .failed) {
        self.problem = problem
        self.remedy = remedy
        self.code = code
    }
}

extension CommandFailure: ExplainedError {
    /// The problem and the remedy in one line.
    public var explanation: LocalizedText { remedy.map { "\(problem); \($0)" } ?? problem }
}
