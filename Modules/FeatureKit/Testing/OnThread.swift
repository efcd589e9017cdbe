import Glibc

private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Starts a body that blocks on a thread of its own, so that it keeps no other test from running.
///
/// - Parameter body: what to do; it may wait for other programs.
public func detachThread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let code = pthread_create(
        &thread, nil,
        { work in
            // Programs started here inherit what is blocked, and a bus that never hears of SIGTERM never ends.
            var none = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, nil)
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }, work)
    if code == 0 { pthread_detach(thread) }
}

/// Waits for a body that blocks, on a thread of its own.
///
/// - Parameter body: what to do.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        detachThread { continuation.resume(with: Result { try body() }) }
    }
}
