@testable import AuthPostgres

extension PostgresLimits {
    /// As much time as a machine needs that does much else; only who has gone is not waited for.
    static var patient: PostgresLimits {
        PostgresLimits(statement: .seconds(600), patience: .seconds(600))
    }
}
