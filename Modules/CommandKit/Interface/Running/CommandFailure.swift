public import FeatureKitInterface

/// The end of a command that could not do what it was asked.
public struct CommandFailure: Error, Equatable {
    /// What went wrong, lower case and without a full stop.
    public var problem: String
    /// What to do about it; `nil` when the problem says it.
    public var remedy: String?
    /// How the program ends.
    public var code: ExitCode

    /// Creates a failure.
    public init(_ problem: String, remedy: String? = nil, code: ExitCode = .failed) {
        self.problem = problem
        self.remedy = remedy
        self.code = code
    }
}

extension CommandFailure: CustomStringConvertible {
    /// The problem and the remedy in one line.
    public var description: String { remedy.map { "\(problem); \($0)" } ?? problem }
}
