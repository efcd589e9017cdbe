public import PlatformInterface
import Synchronization

/// Remembers what would have been started, and starts nothing.
public final class DetachedPrograms: ProgramDetaching {
    private let journal = Mutex<[ProcessRequest]>([])

    /// Creates a journal in which nothing stands.
    public init() {}

    /// What was to be started, in order.
    public var requests: [ProcessRequest] { journal.withLock { $0 } }

    /// Remembers the request.
    public func detach(_ request: ProcessRequest) async throws { journal.withLock { $0.append(request) } }
}
