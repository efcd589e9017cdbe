import HTTPServerInterface
import Synchronization

/// What the server beneath has counted, for a router that is made before it.
final class Counts: Sendable {
    /// Held weakly: the server holds the router.
    private struct Source {
        weak var server: (any RunningHTTPServer & AnyObject)?
    }

    private let source = Mutex(Source())

    func follow(_ server: any RunningHTTPServer) {
        source.withLock { $0.server = server as AnyObject as? any RunningHTTPServer & AnyObject }
    }

    @Sendable func read() -> HTTPServerCounts { source.withLock { $0.server }?.counts ?? HTTPServerCounts() }
}
