extension PostgresConnection {
    /// Does something in one transaction, in which each statement sees what others have committed before it.
    ///
    /// - Parameter body: runs statements; when it throws, nothing is changed.
    /// - Returns: what the body returns, and whether the answer to the commit was lost, so that nobody here knows
    ///   whether it counts.
    /// - Throws: `PostgresError`; nothing is changed then.
    func transaction<Value>(
        _ body: () throws(PostgresError) -> Value
    ) throws(PostgresError) -> (value: Value, isInDoubt: Bool) {
        try run("BEGIN ISOLATION LEVEL READ COMMITTED")
        let value: Value
        do throws(PostgresError) { value = try body() } catch {
            if !error.isLost { try? run("ROLLBACK") }
            throw error
        }
        do throws(PostgresError) { try run("COMMIT") } catch {
            guard error.isLost else { throw error }
            return (value, true)
        }
        return (value, false)
    }
}
