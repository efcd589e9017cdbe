public import FeatureKitInterface

/// Values that last, shared by all processes of one instance.
///
/// Reading answers at once, also while another process writes, so that a view can be drawn from it. Writing is atomic
/// across processes: whoever reads sees the value before or after it, also when a process is killed meanwhile.
public protocol KeyValueStore: Sendable {
    /// The value that is stored.
    ///
    /// - Parameter key: its key.
    /// - Returns: the value; `nil` when there is none.
    /// - Throws: ``StoreError``; ``StoreError/unreadable(key:reason:)`` when what is stored is of another shape.
    func value<Value>(for key: StoreKey<Value>) throws(StoreError) -> Value?

    /// Stores a value in place of whatever was there, readable or not.
    ///
    /// - Parameters:
    ///   - value: the value; `nil` removes what is there.
    ///   - key: its key.
    /// - Throws: ``StoreError``; nothing is changed then. `CancellationError` when the task is cancelled while it waits
    ///   for another process.
    func set<Value>(_ value: Value?, for key: StoreKey<Value>) async throws

    /// Reads a value, changes it and stores it, with no other process in between.
    ///
    /// - Parameters:
    ///   - key: the key of the value.
    ///   - change: changes the value, which is `nil` when there is none and removes it when left `nil`. It may run
    ///     more than once, because a commit may have to be tried again, and must not write to the store itself.
    /// - Returns: what the change returns.
    /// - Throws: as ``set(_:for:)`` and ``value(for:)``, and whatever the change throws; nothing is changed then.
    func update<Value, Result: Sendable>(
        _ key: StoreKey<Value>, _ change: @Sendable (inout Value?) throws -> Result
    ) async throws -> Result

    /// The names of the values in a scope.
    ///
    /// - Parameter scope: the scope.
    /// - Returns: the names, sorted by their bytes.
    /// - Throws: ``StoreError``.
    func names(in scope: StoreScope) throws(StoreError) -> [String]

    /// Removes all values of a scope.
    ///
    /// - Parameter scope: the scope.
    /// - Throws: as ``set(_:for:)``.
    func removeAll(in scope: StoreScope) async throws

    /// Removes all values of a person, in every group.
    ///
    /// - Parameter profile: the person's profile.
    /// - Throws: as ``set(_:for:)``.
    func removeAll(of profile: String) async throws

    /// The times at which a scope was changed by whichever process, from the return of this function on.
    ///
    /// A change of another process is told within 100 ms. Changes that happen while nobody reads are told as one, and
    /// those that undo each other may not be told.
    ///
    /// - Parameter scope: the scope.
    /// - Returns: a stream for one reader; it never ends by itself.
    /// - Throws: ``StoreError`` when the store cannot be read.
    func changes(in scope: StoreScope) throws(StoreError) -> AsyncStream<Void>
}

extension ServiceKey where Service == any KeyValueStore {
    /// Values that last.
    public static var keyValueStore: Self { Self("KeyValueStore", in: "StorageInterface") }
}
