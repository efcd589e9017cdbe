import CSQLite
import Glibc

/// The connection that writes, and the file by which it tells others that it has.
final class Writer {
    let connection: Connection
    private let notice: Int32

    /// Takes a connection over.
    ///
    /// - Parameters:
    ///   - connection: a connection that nobody else uses.
    ///   - notice: the file that is written after each commit; without it others learn of changes by the log alone.
    init(_ connection: Connection, notice: String) {
        self.connection = connection
        // Whoever meets a lock waits as a task, not as a thread.
        connection.patience = .zero
        self.notice = open(notice, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if self.notice >= 0 { fchmod(self.notice, 0o600) }
    }

    deinit {
        if notice >= 0 { close(notice) }
    }

    /// Runs a body in a transaction that no other process is in.
    ///
    /// - Parameter body: reads and writes.
    /// - Returns: what the body returned, or what it threw, and then nothing is changed.
    /// - Throws: `SQLiteError` when the database refused, and then nothing is changed either.
    func transaction<Value>(_ body: (Connection) throws -> Value) throws(SQLiteError) -> Result<Value, any Error> {
        try connection.checkPlace()
        let before = sqlite3_total_changes(connection.handle)
        try connection.run("BEGIN IMMEDIATE")
        let outcome = Result { try body(connection) }
        do throws(SQLiteError) {
            if case .failure(let error) = outcome {
                try connection.run("ROLLBACK")
                if let error = error as? SQLiteError { throw error }
                return outcome
            }
            try connection.run("COMMIT")
        } catch {
            // A full disk may have ended the transaction already.
            if sqlite3_get_autocommit(connection.handle) == 0 { try? connection.run("ROLLBACK") }
            throw error
        }
        if sqlite3_total_changes(connection.handle) != before { tell() }
        return outcome
    }

    /// The log was written before the commit counts, so that alone would make others look too early.
    private func tell() {
        if notice >= 0 { _ = pwrite(notice, "\n", 1, 0) }
    }
}
