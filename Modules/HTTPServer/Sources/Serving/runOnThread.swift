import CHTTPServer

/// Runs something on a thread of its own that nobody waits for; 0, or the number of an error.
func runOnThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
    let context = Unmanaged.passRetained(ThreadBody(body))
    let error = httpserver_start_thread(runBody, context.toOpaque())
    if error != 0 { context.release() }
    return error
}

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runBody(_ context: UnsafeMutableRawPointer?) {
    if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
}
