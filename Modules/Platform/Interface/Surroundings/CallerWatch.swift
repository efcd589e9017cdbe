public import FeatureKitInterface

/// Tells when nobody is there any more for whom this program runs.
public protocol CallerWatch: Sendable {
    /// Waits until the process that started this one has ended, nobody can read its standard output any more, or
    /// whoever could write to its standard input has closed it. Nothing is read or written meanwhile.
    ///
    /// A standard input that is a file or `/dev/null` has nobody at its other end and tells nothing; so does an output
    /// of that kind.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func waitUntilGone() async throws
}

extension ServiceKey where Service == any CallerWatch {
    /// Tells when nobody is there any more for whom this program runs.
    public static var callerWatch: Self { Self("CallerWatch", in: "PlatformInterface") }
}
