/// How long a server that is asked may take, and how long it is asked again.
struct PostgresLimits: Sendable {
    /// How long the server works on a statement, or lets it wait for a lock.
    var statement = Duration.seconds(5)
    /// How long the server keeps a transaction open in which nothing is asked, so that nobody who has gone keeps others
    /// from a record.
    var idleTransaction = Duration.seconds(5)
    /// How long something is tried again while the server cannot be reached; longer than an idle transaction lasts.
    var patience = Duration.seconds(8)

    /// The limits of the server as statements.
    var sql: String {
        let (statement, idle) = (Self.milliseconds(statement), Self.milliseconds(idleTransaction))
        return """
            SET client_min_messages = warning; SET statement_timeout = \(statement); SET lock_timeout = \(statement);
            SET idle_in_transaction_session_timeout = \(idle)
            """
    }

    private static func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }
}
