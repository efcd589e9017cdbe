import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface

/// Records in tables of PostgreSQL, shared by all processes that use the same address.
struct PostgresRecords: AuthRecordStore {
    private static let longestPause = Duration.milliseconds(250)

    let isShared = true
    private let limits: PostgresLimits
    private let pool: PostgresPool
    private let time: any ContinuousTime

    /// Describes the records; nothing is opened.
    init(
        at address: PostgresAddress, schema: PostgresSchema = .records, limits: PostgresLimits = PostgresLimits(),
        time: any ContinuousTime
    ) {
        (self.limits, self.time) = (limits, time)
        pool = PostgresPool { () throws(PostgresError) in
            let connection = try PostgresConnection(address, limits)
            try schema.apply(to: connection)
            return connection
        }
    }

    func record<Record>(for key: AuthRecordKey<Record>) async throws(AuthError) -> Record? {
        try await patiently(until: deadline) { connection throws(PostgresError) in try connection.record(for: key) }
    }

    func update<Record, Value: Sendable>(
        _ key: AuthRecordKey<Record>, _ change: @escaping @Sendable (inout Record?) -> Value
    ) async throws(AuthError) -> Value {
        let deadline = deadline
        while true {
            let (value, doubt) = try await patiently(until: deadline) { connection throws(PostgresError) in
                try connection.update(key, change)
            }
            guard let doubt else { return value }
            if try await isCommitted(doubt, until: deadline) { return value }
        }
    }

    func names(endedBy moment: WallTime) async throws(AuthError) -> [String] {
        try await patiently(until: deadline) { connection throws(PostgresError) in
            try connection.names(endedBy: moment)
        }
    }

    private var deadline: ContinuousInstant { time.now.advanced(by: limits.patience) }

    /// Tries again until a deadline what fails because of the connection.
    private func patiently<Value: Sendable>(
        until deadline: ContinuousInstant,
        _ body: @escaping @Sendable (PostgresConnection) throws(PostgresError) -> Value
    ) async throws(AuthError) -> Value {
        var pause = Duration.milliseconds(5)
        while true {
            do throws(PostgresError) { return try await pool.run(body) } catch {
                guard error.isTransient, time.now < deadline else { throw .unavailable(error.explanation) }
            }
            do { try await time.sleep(for: pause) } catch { throw .unavailable(Strings.cancelled) }
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// Whether a transaction counts whose end nobody heard of.
    private func isCommitted(_ transaction: String, until deadline: ContinuousInstant) async throws(AuthError) -> Bool {
        do throws(AuthError) {
            return try await patiently(until: deadline) { connection throws(PostgresError) in
                try connection.isCommitted(transaction)
            }
        } catch { throw .unanswered }
    }
}
