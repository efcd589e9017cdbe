import JSONKit
import LocalizationKit
public import StorageInterface
import Synchronization

/// A store in memory, for tests: what two of them hold is apart, and what it holds goes with it.
///
/// Values are kept as JSON, so that what cannot be stored on a disk cannot be stored here either.
public final class MemoryKeyValueStore: KeyValueStore {
    private struct Place: Hashable {
        var scope: StoreScope
        var name: String
    }

    private struct Reader {
        var scope: StoreScope
        var stream: AsyncStream<Void>.Continuation
    }

    private struct State {
        var values: [Place: String] = [:]
        /// What was decoded last of each text, as the store on the disk remembers it, too.
        var decoded: [Place: (text: String, value: any Sendable)] = [:]
        var readers: [Int: Reader] = [:]
        var last = 0
        var failure: StoreError?
        var watchers: [AsyncStream<StoreError?>.Continuation] = []

        func readers(of scope: StoreScope) -> [Reader] { readers.values.filter { $0.scope == scope } }
    }

    private let state = Mutex(State())

    /// Creates an empty store.
    public init() {}

    /// Lets everything fail from now on, as a full or read-only disk does.
    ///
    /// - Parameter error: what is thrown; `nil` to work again.
    public func fail(with error: StoreError?) {
        state.withLock { state in
            state.failure = error
            for watcher in state.watchers { watcher.yield(error) }
        }
    }

    /// Puts JSON in the place of a value, as an older or newer version of its owner would have.
    ///
    /// - Parameters:
    ///   - json: the text, readable or not.
    ///   - name: the name of the value.
    ///   - scope: its scope.
    public func plant(_ json: String, _ name: String, in scope: StoreScope) {
        state.withLock { $0.values[Place(scope: scope, name: name)] = json }
    }

    /// The value that is stored.
    public func value<Value>(for key: StoreKey<Value>) throws(StoreError) -> Value? {
        try state.withLock { state throws(StoreError) in
            if let failure = state.failure { throw failure }
            let place = Place(scope: key.scope, name: key.name)
            guard let text = state.values[place] else { return nil }
            if let known = state.decoded[place], known.text == text, let value = known.value as? Value { return value }
            let value: Value? = try Self.decode(text, key)
            if let value { state.decoded[place] = (text, value) }
            return value
        }
    }

    /// Stores a value.
    public func set<Value>(_ value: Value?, for key: StoreKey<Value>) async throws {
        let text = try Self.encode(value, key)
        try change(Place(scope: key.scope, name: key.name)) { $0 = text }
    }

    /// Reads a value, changes it and stores it.
    public func update<Value, Result: Sendable>(
        _ key: StoreKey<Value>, _ change: @Sendable (inout Value?) throws -> Result
    ) async throws -> Result {
        try self.change(Place(scope: key.scope, name: key.name)) { text in
            var value = try Self.decode(text, key)
            let result = try change(&value)
            text = try Self.encode(value, key)
            return result
        }
    }

    /// The names of the values in a scope.
    public func names(in scope: StoreScope) throws(StoreError) -> [String] {
        try state.withLock { state throws(StoreError) in
            if let failure = state.failure { throw failure }
            let names = state.values.keys.filter { $0.scope == scope }.map(\.name)
            return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    /// The names of the values in the scope of a module, for tests that know no keys.
    public func names(of module: String) throws(StoreError) -> [String] { try names(in: StoreScope(module)) }

    /// Removes all values of a scope.
    public func removeAll(in scope: StoreScope) async throws {
        let readers = try state.withLock { state in
            if let failure = state.failure { throw failure }
            let count = state.values.count
            state.values = state.values.filter { $0.key.scope != scope }
            return state.values.count == count ? [] : state.readers(of: scope)
        }
        for reader in readers { reader.stream.yield() }
    }

    /// Removes all values of a person.
    public func removeAll(of profile: String) async throws {
        guard !profile.isEmpty else { return }
        let scopes = state.withLock { Set($0.values.keys.map(\.scope)).filter { $0.profile == profile } }
        for scope in scopes { try await removeAll(in: scope) }
    }

    /// The times at which a scope was changed.
    public func changes(in scope: StoreScope) throws(StoreError) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.last += 1
            state.readers[state.last] = Reader(scope: scope, stream: continuation)
            return state.last
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.readers[id] = nil }
        }
        return stream
    }

    private func change<Result: Sendable>(
        _ place: Place, _ body: @Sendable (inout String?) throws -> Result
    ) throws -> Result {
        let (result, readers) = try state.withLock { state in
            if let failure = state.failure { throw failure }
            let former = state.values[place]
            var text = former
            let result = try body(&text)
            guard text != former else { return (result, [Reader]()) }
            state.values[place] = text
            return (result, state.readers(of: place.scope))
        }
        for reader in readers { reader.stream.yield() }
        return result
    }

    private static func encode<Value>(_ value: Value?, _ key: StoreKey<Value>) throws(StoreError) -> String? {
        guard let value else { return nil }
        do { return try JSONValue(encoding: value).compact } catch {
            throw .notEncodable(key: "\(key.scope.localizedText).\(key.name)", reason: LocalizedText(error))
        }
    }

    private static func decode<Value>(_ text: String?, _ key: StoreKey<Value>) throws(StoreError) -> Value? {
        guard let text else { return nil }
        do { return try JSONNode(parsing: text).decode(Value.self) } catch {
            throw .unreadable(key: "\(key.scope.localizedText).\(key.name)", reason: LocalizedText(error))
        }
    }
}

extension MemoryKeyValueStore: StoreCondition {
    /// What everything fails with, now and from each call of ``fail(with:)`` on.
    public func troubles() -> AsyncStream<StoreError?> {
        let (stream, continuation) = AsyncStream.makeStream(of: StoreError?.self)
        state.withLock { state in
            state.watchers.append(continuation)
            continuation.yield(state.failure)
        }
        return stream
    }
}
