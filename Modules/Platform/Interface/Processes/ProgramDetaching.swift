public import FeatureKitInterface

/// Starts programs that go on when this one has ended.
///
/// They are in a session of their own without a terminal, read and write nothing (`/dev/null`), hold none of this
/// process's files, and are nobody's children, so that nobody has to wait for them.
public protocol ProgramDetaching: Sendable {
    /// Starts a program, and returns as soon as it has begun.
    ///
    /// - Parameter request: what to start; its input, its deadline and its limit do not count.
    /// - Throws: ``ProcessError`` when it does not start; `CancellationError` when the task is cancelled before.
    func detach(_ request: ProcessRequest) async throws
}

extension ServiceKey where Service == any ProgramDetaching {
    /// Starts programs that go on when this one has ended.
    public static var programDetaching: Self { Self("ProgramDetaching", in: "PlatformInterface") }
}
