public import PlatformInterface
import Synchronization

/// A watch that a test tells what changed.
public final class MemoryWatch: Watch {
    private struct Reader {
        var target: WatchTarget
        var changes: Mailbox<WatchChange>
    }

    private let readers = Mutex<[Reader]>([])
    private let missing: Set<String>

    /// Creates a watch.
    ///
    /// - Parameter missing: folders that it claims not to exist.
    public init(missing: Set<String> = []) {
        self.missing = missing
    }

    /// The changes that a test tells of.
    public func changes(of target: WatchTarget) throws(WatchError) -> AsyncStream<WatchChange> {
        guard !missing.contains(target.folder) else { throw .missing(folder: target.folder) }
        let reader = Reader(target: target, changes: Mailbox())
        readers.withLock { $0.append(reader) }
        return AsyncStream { await Self.next(reader.changes) }
    }

    /// Tells that something was made, written, replaced or removed.
    ///
    /// - Parameter path: the absolute path of it.
    public func change(_ path: String) {
        let place = WatchTarget.file(path)
        for reader in readers.withLock({ $0 }) where reader.target.folder == place.folder {
            guard let name = place.name, reader.target.name == nil || reader.target.name == name else { continue }
            reader.changes.put(.names([name]))
        }
    }

    /// Tells that a folder was removed.
    ///
    /// - Parameter folder: its absolute path.
    public func remove(_ folder: String) {
        for reader in readers.withLock({ $0 }) where reader.target.folder == folder {
            reader.changes.put(.gone)
            reader.changes.close()
        }
    }

    /// Tells that the system lost count.
    public func overflow() {
        for reader in readers.withLock({ $0 }) { reader.changes.put(.everything) }
    }

    /// Everything that waits, as one.
    private static func next(_ changes: Mailbox<WatchChange>) async -> WatchChange? {
        guard var change = try? await changes.take() else { return nil }
        while case .names(let names) = change, let more = changes.takeNow() {
            if case .names(let others) = more { change = .names(names.union(others)) } else { change = more }
        }
        return change
    }
}
