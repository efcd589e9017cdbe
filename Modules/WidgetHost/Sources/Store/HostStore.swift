import StorageInterface
import WidgetHostInterface

/// The board and the placed widgets in the store, where every process of the instance reads and changes them.
struct HostStore: Sendable {
    let store: any KeyValueStore

    func board(of profile: String) throws(StoreError) -> Board {
        do { return try store.value(for: boardKey(profile)) ?? Board() } catch .unreadable { return Board() }
    }

    func changeBoard<Result: Sendable>(
        of profile: String, _ change: @Sendable (inout Board) throws -> Result
    ) async throws -> Result {
        try await update(boardKey(profile)) { board in
            var changed = board ?? Board()
            let result = try change(&changed)
            board = changed
            return result
        }
    }

    /// What is kept of a placed widget; nothing when it cannot be read.
    func record(of id: String, _ profile: String) -> InstanceRecord {
        (try? store.value(for: recordKey(id, profile))) ?? InstanceRecord()
    }

    func changeRecord(
        of id: String, _ profile: String, _ change: @Sendable (inout InstanceRecord) -> Void
    ) async throws -> InstanceRecord {
        try await update(recordKey(id, profile)) { record in
            var changed = record ?? InstanceRecord()
            change(&changed)
            record = changed
            return changed
        }
    }

    func forget(_ id: String, _ profile: String) async throws { try await store.set(nil, for: recordKey(id, profile)) }

    func forgetAll(of profile: String) async throws { try await store.removeAll(in: scope(profile)) }

    /// The names of all widgets for which something is kept.
    func recorded(_ profile: String) throws(StoreError) -> [String] {
        try store.names(in: scope(profile)).filter { $0.hasPrefix("widget.") }.map { String($0.dropFirst(7)) }
    }

    func changeLease<Result: Sendable>(
        of profile: String, _ change: @Sendable (inout RefreshLease) -> Result
    ) async throws -> Result {
        try await update(leaseKey(profile)) { lease in
            var changed = lease ?? RefreshLease()
            let result = change(&changed)
            lease = changed
            return result
        }
    }

    /// The times at which something was placed, moved or removed, or shows something else.
    func changes(of profile: String) throws(StoreError) -> AsyncStream<Void> { try store.changes(in: scope(profile)) }

    /// What cannot be read, because it was damaged or another version wrote it, is begun anew.
    private func update<Value: Codable & Sendable, Result: Sendable>(
        _ key: StoreKey<Value>, _ change: @Sendable (inout Value?) throws -> Result
    ) async throws -> Result {
        do { return try await store.update(key, change) } catch StoreError.unreadable {
            try await store.set(nil, for: key)
            return try await store.update(key, change)
        }
    }

    private func scope(_ profile: String) -> StoreScope { StoreScope("widgethost", profile: profile) }
    private func boardKey(_ profile: String) -> StoreKey<Board> { StoreKey("board", in: scope(profile)) }
    private func leaseKey(_ profile: String) -> StoreKey<RefreshLease> { StoreKey("refresh", in: scope(profile)) }
    private func recordKey(_ id: String, _ profile: String) -> StoreKey<InstanceRecord> {
        StoreKey("widget.\(id)", in: scope(profile))
    }
}
