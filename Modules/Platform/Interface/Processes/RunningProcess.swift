/// A child that runs beside this process, such as a player or an engine.
///
/// It dies with this process, and when the last reference to it goes.
public protocol RunningProcess: Sendable {
    /// The number of the child, which is also that of its process group.
    var processID: Int32 { get }

    /// The lines of its standard output, without their ends, as they come.
    ///
    /// The stream is for one reader and ends with the child. A child that writes faster than somebody reads waits, as
    /// at any pipe. A line longer than the request's output limit comes in pieces of that length.
    var lines: AsyncStream<String> { get }

    /// Writes to its standard input, and waits until the child's pipe has taken everything.
    ///
    /// - Parameter bytes: what to write.
    /// - Throws: ``PipeClosed`` when the child reads no more; `CancellationError` when the task is cancelled.
    func write(_ bytes: [UInt8]) async throws

    /// Ends its standard input; what was written before still arrives.
    func closeInput()

    /// Asks the whole process group to end (SIGTERM), and makes it end (SIGKILL) when it has not done so in a second.
    func terminate()

    /// Waits for its end.
    ///
    /// - Returns: how it ended. `output` is empty, because ``lines`` had it; `errors` has the last bytes within the
    ///   limit.
    /// - Throws: `CancellationError` when the waiting task is cancelled; the child goes on.
    func result() async throws -> ProcessResult
}

/// The child does not read its standard input any more.
public struct PipeClosed: Error, Hashable, CustomStringConvertible {
    /// Creates the error.
    public init() {}

    /// One sentence that says what happened.
    public var description: String { "the program does not read its input any more" }
}
