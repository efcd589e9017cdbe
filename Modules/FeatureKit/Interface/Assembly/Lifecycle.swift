/// Starting and stopping the features of an assembly.
///
/// The kernel provides it; it need not be declared as a need. A program starts the features for what runs on, such as
/// an app, and leaves them alone for what answers and ends, such as `--version`.
@MainActor
public protocol Lifecycle {
    /// Starts every feature, providers before those who need them. A second call does nothing.
    ///
    /// - Throws: ``LifecycleError`` when a feature failed to start; everything that had started is stopped by then.
    func start() async throws(LifecycleError)

    /// Stops what was started, in reverse order. Without a start it does nothing.
    ///
    /// - Throws: ``LifecycleError`` with every failure, after all features had their turn.
    func stop() async throws(LifecycleError)
}

extension ServiceKey where Service == any Lifecycle {
    /// Starting and stopping the features of the running assembly.
    public static var lifecycle: Self { Self("Lifecycle", in: "FeatureKitInterface") }
}
