import CallFlowInterface
import PlatformInterface
import StorageInterface
import Synchronization

/// The history in the store of a person.
final class StoredCallHistory: CallHistory {
    private let store: any KeyValueStore
    private let profile: CallProfile
    private let log: any Logger
    private let state = Mutex(State())

    private struct State {
        /// The last of the writes, which wait for each other.
        var last: Task<Void, Never>?
        /// Whose calls those are that have not ended: somebody else may sign in meanwhile.
        var owners: [CallID: String] = [:]
    }

    init(_ store: any KeyValueStore, _ profile: CallProfile = CallProfile(), log: any Logger) {
        (self.store, self.profile, self.log) = (store, profile, log)
    }

    private static func scope(_ profile: String) -> StoreScope { StoreScope("calls", profile: profile) }
    private static func key(_ profile: String) -> StoreKey<[CallRecord]> { StoreKey("history", in: scope(profile)) }
    private var key: StoreKey<[CallRecord]> { Self.key(profile.name) }

    func records() throws -> [CallRecord] { try store.value(for: key) ?? [] }

    func remove(_ id: CallID) async throws {
        try await store.update(key) { $0?.removeAll { $0.id == id } }
    }

    func removeAll() async throws { try await store.set(nil, for: key) }

    /// The times at which the history changes, in whichever process, or belongs to somebody else.
    func updates() -> AsyncStream<Void> { profile.changes(of: store, in: Self.scope) }

    /// Writes calls down, behind what is being written already; a call that is there is replaced.
    func record(_ records: [CallRecord]) {
        for (owner, records) in Dictionary(grouping: records, by: owner) {
            write(for: owner) { all in
                for record in records { Self.put(record, into: &all) }
                all = Array(all.prefix(Self.limit))
            }
        }
    }

    private static func put(_ record: CallRecord, into all: inout [CallRecord]) {
        all.removeAll { $0.id == record.id }
        let place = all.firstIndex { $0.start <= record.start } ?? all.endIndex
        all.insert(record, at: place)
    }

    /// A call belongs to whom it belonged to when it began.
    private func owner(of record: CallRecord) -> String {
        let present = profile.name
        return state.withLock { state in
            let owner = state.owners[record.id] ?? present
            state.owners[record.id] = record.reason == nil ? owner : nil
            return owner
        }
    }

    /// Ends the calls of the person that an earlier run left open, because nobody else will.
    ///
    /// Those of this run go on.
    func closeLeftovers() {
        let own = state.withLock { Set($0.owners.keys) }
        write(for: profile.name) { all in
            for index in all.indices where all[index].reason == nil && !own.contains(all[index].id) {
                all[index].reason = .interrupted
            }
        }
    }

    /// Waits until everything is written.
    func finish() async { await state.withLock { $0.last }?.value }

    private func write(for owner: String, _ change: @escaping @Sendable (inout [CallRecord]) -> Void) {
        state.withLock { state in
            state.last = Task { [previous = state.last, store, key = Self.key(owner), log] in
                await previous?.value
                do {
                    try await store.update(key) { value in
                        var all = value ?? []
                        change(&all)
                        // Who has no calls is given nothing to keep.
                        value = value == nil && all.isEmpty ? nil : all
                    }
                } catch {
                    log.error("calls", "the history was not written: \(error)")
                }
            }
        }
    }
}
