import PlatformInterface
import StorageInterface
import Synchronization

/// Tells readers when something in their scope has become another: one watch of the folder serves them all.
final class ChangeFeed: Sendable {
    private struct Reader {
        var scope: StoreScope
        var fingerprint: Int
        var stream: AsyncStream<Void>.Continuation
    }

    private struct State {
        var readers: [Int: Reader] = [:]
        var last = 0
        var task: Task<Void, Never>?
        /// What the files looked like before the last look, if that one opened them for itself.
        var seen: Appearance?
    }

    private let database: Database
    private let watch: any Watch
    private let time: any ContinuousTime
    private let state = Mutex(State())

    /// How often somebody looks where nobody tells.
    static let period = Duration.milliseconds(100)

    init(_ database: Database, watch: any Watch, time: any ContinuousTime) {
        self.database = database
        self.watch = watch
        self.time = time
    }

    deinit {
        state.withLock { $0.task }?.cancel()
    }

    func changes(in scope: StoreScope) throws(StoreError) -> AsyncStream<Void> {
        if let error = database.file.makeFolder() { throw .folder(error) }
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = try state.withLock { state throws(StoreError) in
            // Watching begins before the first look, so that nothing is lost in between.
            if state.task == nil { state.task = startFollowing() }
            let fingerprint = try fingerprint(of: scope)
            state.last += 1
            state.readers[state.last] = Reader(scope: scope, fingerprint: fingerprint, stream: continuation)
            return state.last
        }
        continuation.onTermination = { [weak self] _ in self?.end(id) }
        return stream
    }

    private func end(_ id: Int) {
        let idle = state.withLock { state -> Task<Void, Never>? in
            state.readers[id] = nil
            guard state.readers.isEmpty else { return nil }
            defer { state.task = nil }
            return state.task
        }
        idle?.cancel()
    }

    /// Looks after each change in the folder, or ten times in a second where changes are not told.
    private func startFollowing() -> Task<Void, Never> {
        let folder = database.file.folder
        let wakes = database.tellsChanges ? try? watch.changes(of: .folder(folder)) : nil
        return Task { [weak self, time, name = database.file.name] in
            if let wakes {
                for await change in wakes where change.concerns(name) { self?.look() }
            }
            while !Task.isCancelled, self != nil {
                try? await time.sleep(for: Self.period)
                self?.look()
            }
        }
    }

    /// A look that opens the files for itself is told as a change; it must not lead to the next one, and that to the next.
    ///
    /// Nobody is told while the lock is held: who cancels a reader holds the lock of its task, and waits for this one.
    func look() {
        let appearance = database.readsAlone ? database.file.appearance : nil
        let changed = state.withLock { state -> [AsyncStream<Void>.Continuation] in
            if let appearance, appearance == state.seen { return [] }
            defer { state.seen = database.readsAlone ? appearance : nil }
            return state.readers.compactMap { id, reader -> AsyncStream<Void>.Continuation? in
                guard let present = try? fingerprint(of: reader.scope), present != reader.fingerprint else {
                    return nil
                }
                state.readers[id]?.fingerprint = present
                return reader.stream
            }
        }
        for stream in changed { stream.yield() }
    }

    /// A number that is another one when anything in the scope is.
    private func fingerprint(of scope: StoreScope) throws(StoreError) -> Int {
        let empty = Hasher().finalize()
        return try database.read(ifAbsent: empty) { connection throws(SQLiteError) in
            var hasher = Hasher()
            let sql = "SELECT name, value FROM entries WHERE \"group\" = ? AND profile = ? ORDER BY name"
            for row in try connection.rows(sql, scope.values, { [$0.text(0), $0.text(1)] }) { hasher.combine(row) }
            return hasher.finalize()
        }
    }
}

extension WatchChange {
    /// Whether the files of a database may be among what changed.
    fileprivate func concerns(_ name: String) -> Bool {
        if case .names(let names) = self { names.contains { $0.hasPrefix(name) } } else { true }
    }
}
