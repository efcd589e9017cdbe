/// How a program ended, as the shell sees it.
public struct ExitCode: RawRepresentable, Sendable, Hashable, Error {
    /// The number that the process returns.
    public var rawValue: Int32

    /// Creates a code with any number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// It did what it was asked to: 0.
    public static let done = ExitCode(rawValue: 0)
    /// It failed: 1.
    public static let failed = ExitCode(rawValue: 1)
    /// It was asked in a way that it does not understand: 2.
    public static let usage = ExitCode(rawValue: 2)
    /// It was asked for a feature that this build does not have: 3.
    public static let notInBuild = ExitCode(rawValue: 3)
    /// A network, a peer or another program did not answer: 4.
    public static let unavailable = ExitCode(rawValue: 4)
    /// The person interrupted it: 130, which is 128 and the number of SIGINT.
    public static let interrupted = ExitCode(rawValue: 130)
    /// The reader of its output went away: 141, which is 128 and the number of SIGPIPE.
    public static let brokenPipe = ExitCode(rawValue: 141)
}
