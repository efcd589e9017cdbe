/// The loop of the program's main thread: what it waits for besides the main queue.
///
/// Everything it calls runs on the main thread, one call after the other. While nothing happens the thread sleeps.
@MainActor
public protocol EventLoop: AnyObject {
    /// The time since a fixed moment; it never goes back.
    var now: Duration { get }

    /// Calls whenever a descriptor is ready, once in each turn of the loop, until the watch is cancelled.
    ///
    /// An end and an error count as ready, so that the next read or write tells of them.
    ///
    /// - Parameters:
    ///   - descriptor: what is waited for; it must stay open as long as it is watched.
    ///   - readiness: what it shall be ready for.
    ///   - action: what is called.
    /// - Returns: the watch, which goes on until it is cancelled.
    func watch(_ descriptor: Int32, for readiness: LoopReadiness, _ action: @escaping @MainActor () -> Void)
        -> LoopWatch

    /// Calls once, at a time or as soon as it is past.
    ///
    /// - Parameters:
    ///   - time: when, by ``now``.
    ///   - action: what is called.
    /// - Returns: the watch; to cancel it means that nothing is called.
    func call(at time: Duration, _ action: @escaping @MainActor () -> Void) -> LoopWatch

    /// Calls after a signal, until the watch is cancelled; several signals that come at once are one call.
    ///
    /// A signal has one watch at a time. The signals that interrupt the program (SIGINT, SIGTERM, SIGHUP) belong to
    /// the loop.
    ///
    /// - Parameters:
    ///   - number: the signal, such as `SIGWINCH`.
    ///   - action: what is called.
    /// - Returns: the watch; to cancel it gives the signal its default effect again.
    func watch(signal number: Int32, _ action: @escaping @MainActor () -> Void) -> LoopWatch
}

extension ServiceKey where Service == any EventLoop {
    /// The loop of the program; absent where a program runs without a process of its own, as in tests.
    public static var eventLoop: Self { Self("EventLoop", in: "FeatureKitInterface") }
}
