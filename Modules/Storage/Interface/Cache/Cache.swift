public import FeatureKitInterface
public import PlatformInterface

/// What can be had again, kept to be had at once, shared by all processes of one instance.
///
/// The bytes of all entries together stay within a limit: what was loaded first goes first. It may be emptied at any
/// time, by a person or by the system. When an entry is too old is for its owner to say.
public protocol Cache: Sendable {
    /// How many bytes all entries together may have.
    var limit: Int { get }

    /// What is kept.
    ///
    /// - Parameter key: its key.
    /// - Returns: the entry; `nil` when there is none.
    /// - Throws: ``StoreError``.
    func entry(for key: CacheKey) throws(StoreError) -> CacheEntry?

    /// When an entry was loaded and its note, without reading its bytes.
    ///
    /// - Parameter key: its key.
    /// - Returns: the entry with no bytes; `nil` when there is none.
    /// - Throws: ``StoreError``.
    func summary(for key: CacheKey) throws(StoreError) -> CacheEntry?

    /// Keeps an entry in place of what was there, and lets go of what was loaded first until all is within the limit.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - key: its key.
    /// - Throws: ``StoreError``; ``StoreError/tooLarge(size:limit:)`` for an entry that is larger than the limit by
    ///   itself, and nothing is changed then. `CancellationError`.
    func set(_ entry: CacheEntry, for key: CacheKey) async throws

    /// Says that an entry was found to be still right (HTTP status 304): it counts as loaded at another time.
    ///
    /// - Parameters:
    ///   - key: the key; without an entry nothing happens.
    ///   - loadedAt: when it was found to be right.
    /// - Throws: ``StoreError``; `CancellationError`.
    func confirm(_ key: CacheKey, loadedAt: WallTime) async throws

    /// Lets go of an entry; without one nothing happens.
    ///
    /// - Parameter key: its key.
    /// - Throws: ``StoreError``; `CancellationError`.
    func remove(_ key: CacheKey) async throws

    /// Lets go of many entries.
    ///
    /// - Parameters:
    ///   - source: where they come from; `nil` for all sources.
    ///   - profile: to whom they belong; `nil` for all, also for what belongs to nobody.
    /// - Throws: ``StoreError``; `CancellationError`.
    func removeAll(from source: String?, of profile: String?) async throws

    /// How many entries there are, and how many bytes they have together.
    ///
    /// - Returns: both numbers.
    /// - Throws: ``StoreError``.
    func usage() throws(StoreError) -> CacheUsage
}

/// How full a cache is.
public struct CacheUsage: Sendable, Hashable {
    /// How many entries there are.
    public var entries: Int
    /// How many bytes they have together.
    public var bytes: Int

    /// Creates a usage.
    public init(entries: Int, bytes: Int) {
        self.entries = entries
        self.bytes = bytes
    }
}

extension ServiceKey where Service == any Cache {
    /// What can be had again.
    public static var cache: Self { Self("Cache", in: "StorageInterface") }
}
