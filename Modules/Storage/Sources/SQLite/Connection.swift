import CSQLite

/// One connection to a database file, for one thread at a time.
final class Connection {
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// What was read and decoded since the database was last changed by another connection.
    let memo = Memo()
    private var log = storage_log()
    private var commits = 0

    /// Opens a file that exists.
    ///
    /// - Parameters:
    ///   - path: its path; it is opened for reading alone when it cannot be written.
    ///   - access: the flags that say how it is opened.
    /// - Throws: `SQLiteError`.
    init(_ path: String, _ access: Int32 = SQLITE_OPEN_READWRITE) throws(SQLiteError) {
        var opened: OpaquePointer?
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let error = SQLiteError(code, of: opened)
            sqlite3_close_v2(opened)
            throw error
        }
        handle = opened
    }

    deinit {
        statements.values.forEach { $0.finalize() }
        sqlite3_close_v2(handle)
    }

    /// How long a statement waits for a lock, on its thread.
    var patience: Duration = .zero {
        didSet { sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1))) }
    }

    /// Fails when somebody put another file in the place of the open one, as who sets a damaged one aside.
    func checkPlace() throws(SQLiteError) {
        var hasMoved: Int32 = 0
        sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        if hasMoved != 0 { throw .moved }
    }

    /// Learns of commits from the write-ahead log from now on, which takes no lock; the connection has read from it.
    func followLog() { storage_log_find(handle, &log) }

    /// A number that is another one when another connection has changed the database.
    func version() throws(SQLiteError) -> Int {
        guard log.header != nil else { return try number("PRAGMA data_version") }
        if storage_log_has_changed(&log) != 0 { commits += 1 }
        return commits
    }

    /// Runs statements that return nothing of interest.
    func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code, of: handle) }
    }

    /// A statement, compiled once.
    func statement(_ sql: String) throws(SQLiteError) -> Statement {
        if let present = statements[sql] { return present }
        let statement = try Statement(sql, on: handle)
        statements[sql] = statement
        return statement
    }

    /// Runs a statement that returns no rows.
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// The rows of a statement, each as the closure sees it.
    func rows<Row>(
        _ sql: String, _ values: [SQLiteValue] = [], _ row: (Statement) -> Row
    ) throws(SQLiteError) -> [Row] {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var rows: [Row] = []
        while try statement.step() { rows.append(row(statement)) }
        return rows
    }

    /// The first row of a statement; `nil` when there is none.
    func first<Row>(
        _ sql: String, _ values: [SQLiteValue] = [], _ row: (Statement) -> Row
    ) throws(SQLiteError) -> Row? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? row(statement) : nil
    }

    /// The number in the first row; 0 when there is none.
    func number(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int {
        try first(sql, values) { $0.int(0) } ?? 0
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }
}
