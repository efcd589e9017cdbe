import Glibc

/// Runs what blocks where it keeps no task from running.
enum OwnThread {
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs a body on a thread that ends with it.
    ///
    /// - Parameter body: what to do; it blocks for as long as it likes.
    /// - Returns: what the body returns.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let work = Unmanaged.passRetained(Work { continuation.resume(returning: body()) })
            var thread = pthread_t()
            let code = pthread_create(
                &thread, nil,
                { work in
                    guard let work else { return nil }
                    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
                    return nil
                }, work.toOpaque())
            // Without another thread this one has to do.
            if code == 0 { pthread_detach(thread) } else { work.takeRetainedValue().body() }
        }
    }
}
