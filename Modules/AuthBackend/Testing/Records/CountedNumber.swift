public import AuthBackendInterface
import PlatformInterface

/// What a store has counted for a number, as it lies there.
public struct CountedNumber: Sendable, Equatable {
    /// How often the last code was tried.
    public var tries: Int
    /// How many wrong tries of the last day there are.
    public var failures: Int

    /// Creates a count to compare with.
    public init(tries: Int, failures: Int) {
        (self.tries, self.failures) = (tries, failures)
    }

    /// The count of the only number in a store.
    ///
    /// - Parameter records: the store.
    /// - Returns: the count; of nothing when there is not just one number.
    /// - Throws: what the store throws.
    public static func only(in records: any AuthRecordStore) async throws -> CountedNumber {
        let names = try await records.names(endedBy: WallTime(seconds: 1 << 40)).filter { $0.hasPrefix("number.") }
        let kept = names.count == 1 ? try await records.record(for: AuthRecordKey<Kept>(names[0])) : nil
        return CountedNumber(tries: kept?.code?.tries ?? 0, failures: kept?.failures.count ?? 0)
    }

    private struct Kept: AuthRecord {
        struct Code: Codable { var tries: Int }

        var code: Code?
        var failures: [Int]
        var end: WallTime? { nil }
    }
}
