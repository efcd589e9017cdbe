public import PlatformInterface

/// Somebody for whom a program runs until a test says otherwise.
public final class ScriptedCaller: CallerWatch {
    private let stream: AsyncStream<Never>
    private let end: AsyncStream<Never>.Continuation

    /// Creates somebody who is there.
    public init() { (stream, end) = AsyncStream.makeStream() }

    /// Is gone from now on.
    public func leave() { end.finish() }

    /// Waits until a test says that nobody is there.
    public func waitUntilGone() async throws {
        for await _ in stream {}
        try Task.checkCancellation()
    }
}
