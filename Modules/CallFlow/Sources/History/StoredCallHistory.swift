import CallFlowInterface
import PlatformInterface
import StorageInterface
import Synchronization

/// The history in the store of a person.
final class StoredCallHistory: CallHistory {
    private let store: any KeyValueStore
    private let key: StoreKey<[CallRecord]>
    private let log: any Logger
    /// The last of the writes, which wait for each other.
    private let writing = Mutex<Task<Void, Never>?>(nil)

    init(_ store: any KeyValueStore, profile: String = "local", log: any Logger) {
        self.store = store
        key = StoreKey("history", in: StoreScope("calls", profile: profile))
        self.log = log
    }

    func records() throws -> [CallRecord] { try store.value(for: key) ?? [] }

    func remove(_ id: CallID) async throws {
        try await store.update(key) { $0?.removeAll { $0.id == id } }
    }

    func removeAll() async throws { try await store.set(nil, for: key) }

    /// The times at which the history changes, in whichever process.
    func updates() throws -> AsyncStream<Void> { try store.changes(in: key.scope) }

    /// Writes calls down, behind what is being written already; a call that is there is replaced.
    func record(_ records: [CallRecord]) {
        write { all in
            for record in records {
                all.removeAll { $0.id == record.id }
                let place = all.firstIndex { $0.start <= record.start } ?? all.endIndex
                all.insert(record, at: place)
            }
            all = Array(all.prefix(Self.limit))
        }
    }

    /// Ends the calls that an earlier run left open: nobody else will.
    func closeLeftovers() {
        write { all in
            for index in all.indices where all[index].reason == nil { all[index].reason = .interrupted }
        }
    }

    /// Waits until everything is written.
    func finish() async { await writing.withLock { $0 }?.value }

    private func write(_ change: @escaping @Sendable (inout [CallRecord]) -> Void) {
        writing.withLock { last in
            last = Task { [previous = last, store, key, log] in
                await previous?.value
                do {
                    try await store.update(key) { value in
                        var all = value ?? []
                        change(&all)
                        value = all
                    }
                } catch {
                    log.error("calls", "the history was not written: \(error)")
                }
            }
        }
    }
}
