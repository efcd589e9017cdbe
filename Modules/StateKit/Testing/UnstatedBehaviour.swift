/// What a controller did otherwise than a test states.
public struct UnstatedBehaviour: Error, Equatable, CustomStringConvertible {
    /// What was looked at, and what was wrong with it.
    public let problem: String
    /// The differences, one a line: what was stated, then what happened.
    public let differences: [String]

    /// The problem and, below it, the differences, field by field.
    public var description: String {
        ([problem] + differences.map { "  " + $0 }).joined(separator: "\n")
    }
}
