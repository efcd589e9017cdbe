/// How a process ended, and what it wrote.
public struct ProcessResult: Sendable, Equatable {
    /// The exit status; 128 and the number of the signal when a signal ended the process.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String

    /// Creates a result.
    public init(status: Int32, output: String = "", errors: String = "") {
        self.status = status
        self.output = output
        self.errors = errors
    }
}
