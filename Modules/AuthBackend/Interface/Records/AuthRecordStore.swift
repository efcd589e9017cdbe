public import AuthFlowInterface
public import PlatformInterface

/// Where the backend keeps its records, for all processes that share them, on one machine or on many.
///
/// A change is done when it returns, and then it outlasts every process; one that a killed process was about to make is
/// done wholly or not at all.
public protocol AuthRecordStore: Sendable {
    /// Whether other machines may use the records, so that what is not on this one is not lost.
    var isShared: Bool { get }

    /// A record as the last change left it.
    ///
    /// - Parameter key: its key.
    /// - Returns: the record; `nil` when there is none.
    /// - Throws: `AuthError.unavailable`.
    func record<Record>(for key: AuthRecordKey<Record>) async throws(AuthError) -> Record?

    /// Reads a record, changes it and keeps it, with no other task and no other process in between.
    ///
    /// - Parameters:
    ///   - key: the key of the record.
    ///   - change: changes the record, which is `nil` when there is none and removed when left `nil`. It may run more
    ///     than once, of which only the last time counts.
    /// - Returns: what the change returns.
    /// - Throws: `AuthError.unavailable`, and nothing is changed then; `AuthError.unanswered` when nobody knows
    ///   whether it was.
    func update<Record, Value: Sendable>(
        _ key: AuthRecordKey<Record>, _ change: @escaping @Sendable (inout Record?) -> Value
    ) async throws(AuthError) -> Value

    /// The names of the records in which something is outdated.
    ///
    /// - Parameter moment: until when their ends have come.
    /// - Returns: all whose end is not after the moment, in any order; a store without an index names others, too.
    /// - Throws: `AuthError.unavailable`.
    func names(endedBy moment: WallTime) async throws(AuthError) -> [String]
}
