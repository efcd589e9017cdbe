public import FeatureKitInterface

/// A lifecycle that starts nothing and remembers what was asked.
@MainActor
public final class RecordedLifecycle: Lifecycle {
    /// One call.
    public enum Call: String, Sendable {
        case start, stop
    }

    /// The calls in their order.
    public private(set) var calls: [Call] = []
    /// Whether the task was cancelled when the features were stopped.
    public private(set) var wasCancelledAtStop = false
    /// What starting throws; `nil` to succeed.
    public var startFailure: LifecycleError?
    /// What stopping throws; `nil` to succeed.
    public var stopFailure: LifecycleError?

    /// Creates a lifecycle that succeeds.
    public init() {}

    /// Remembers the call, or throws ``startFailure``.
    public func start() async throws(LifecycleError) {
        calls.append(.start)
        if let startFailure { throw startFailure }
    }

    /// Remembers the call, or throws ``stopFailure``.
    public func stop() async throws(LifecycleError) {
        calls.append(.stop)
        wasCancelledAtStop = Task.isCancelled
        if let stopFailure { throw stopFailure }
    }
}
