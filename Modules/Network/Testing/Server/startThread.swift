import Glibc

/// Runs something on a thread of its own that nobody waits for.
func startThread(_ body: @escaping @Sendable () -> Void) throws(ServerError) {
    let context = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runThread, context.toOpaque())
    guard code == 0 else {
        context.release()
        throw ServerError(reason: String(cString: strerror(code)))
    }
    pthread_detach(thread)
}

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
