import CSQLite
import Glibc
import PlatformInterface
import StorageInterface
import Synchronization

/// A database that several processes use: it is opened at first use, and one that is damaged is begun anew.
///
/// Reading and writing have a connection each, so that reading never waits for a writer (sqlite.org/wal.html).
final class Database: Sendable {
    let file: DatabaseFile
    let schema: Schema
    let policy: DamagePolicy
    private let clock: any WallClock
    private let time: any ContinuousTime
    private let report: @Sendable (String) -> Void
    private let reader = Mutex<Reader?>(nil)
    private let isAlone = Atomic(false)
    private let writer = Mutex<Writer?>(nil)

    /// How long a writer tries to get the lock that another process has.
    static let patience = Duration.seconds(5)

    /// How long a glance may see a file after another one was put in its place.
    static let glance = Duration.milliseconds(10)

    /// The connection that reads, and when its file was last seen to be in its place.
    private struct Reader {
        let connection: Connection
        var checked: ContinuousInstant
    }

    /// Describes a database; nothing is opened.
    ///
    /// - Parameters:
    ///   - file: where it lies.
    ///   - schema: its shape.
    ///   - policy: what becomes of a damaged file.
    ///   - clock: tells when a file was put aside.
    ///   - time: for waiting.
    ///   - report: told what somebody should know.
    init(
        _ file: DatabaseFile, schema: Schema, policy: DamagePolicy, clock: any WallClock, time: any ContinuousTime,
        report: @escaping @Sendable (String) -> Void
    ) {
        (self.file, self.schema, self.policy) = (file, schema, policy)
        (self.clock, self.time, self.report) = (clock, time, report)
    }

    /// Reads; a database that was never written is not made for it.
    ///
    /// - Parameters:
    ///   - absent: the answer when there is no database.
    ///   - isGlance: whether a file that was replaced less than ``glance`` ago will do, which spares a system call.
    ///   - body: reads.
    /// - Returns: what the body returns.
    /// - Throws: `StoreError`.
    func read<Value: Sendable>(
        ifAbsent absent: Value, atAGlance isGlance: Bool = false,
        _ body: @Sendable (Connection) throws(SQLiteError) -> Value
    ) throws(StoreError) -> Value {
        try repairing { () throws(Trouble) in
            try reader.withLock { reader throws(Trouble) in
                do throws(Trouble) {
                    let value = try self.read(with: &reader, ifAbsent: absent, isGlance, body)
                    if self.readsAlone { self.isAlone.store(false, ordering: .relaxed) }
                    return value
                } catch {
                    guard case .sqlite(let problem) = error, problem.refusesWriting else { throw error }
                    self.isAlone.store(true, ordering: .relaxed)
                    return try self.readAlone(ifAbsent: absent, after: error, body)
                }
            }
        }
    }

    private func read<Value>(
        with reader: inout Reader?, ifAbsent absent: Value, _ isGlance: Bool,
        _ body: (Connection) throws(SQLiteError) -> Value
    ) throws(Trouble) -> Value {
        if reader == nil { reader = try openForReading() }
        guard let connection = reader?.connection else { return absent }
        do throws(SQLiteError) {
            try check(&reader, isGlance)
            return try body(connection)
        } catch {
            throw .sqlite(error)
        }
    }

    /// Fails when the file was replaced, as far as the time of the last look asks for another one.
    private func check(_ reader: inout Reader?, _ isGlance: Bool) throws(SQLiteError) {
        let now = time.now
        guard let last = reader, !isGlance || now >= last.checked.advanced(by: Self.glance) else { return }
        try last.connection.checkPlace()
        reader?.checked = now
    }

    /// Writes in one transaction, and tells other processes when something was changed.
    ///
    /// - Parameter body: writes; it may run more than once.
    /// - Returns: what the body returns.
    /// - Throws: `StoreError`, what the body throws, and `CancellationError` while it waits for another process.
    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        let deadline = time.now.advanced(by: Self.patience)
        var pause = Duration.milliseconds(1)
        while true {
            do {
                return try writeNow(body)
            } catch StoreError.busy where time.now < deadline {
                try await time.sleep(for: pause)
                pause = min(pause * 2, .milliseconds(20))
            }
        }
    }

    private func writeNow<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        let wasOpen = writer.withLock { $0 != nil }
        do { return try writeOnce(body) } catch StoreError.readOnly(let path) {
            // SQLite opens what it may not write for reading alone, and never looks again whether it may.
            close()
            guard wasOpen else { throw StoreError.readOnly(path: path) }
            return try writeOnce(body)
        }
    }

    private func writeOnce<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        var outcome: Result<Value, any Error>?
        try repairing { () throws(Trouble) in
            outcome = try writer.withLock { writer throws(Trouble) in
                if writer == nil { writer = Writer(try self.open(), notice: self.file.noticePath) }
                guard let writer else { return nil }
                do throws(SQLiteError) { return try writer.transaction(body) } catch { throw .sqlite(error) }
            }
        }
        guard let outcome else { throw StoreError.failed(path: file.path, reason: Strings.nothingWritten) }
        return try outcome.get()
    }

    /// Whether the last look was one where nothing can be written: it opened the files for itself, which who watches their
    /// folder is told of like a change.
    var readsAlone: Bool { isAlone.load(ordering: .relaxed) }

    /// Whether other processes' changes are told by the file system.
    var tellsChanges: Bool { !file.isRemote(file.folder) }

    /// Lets go of the files; the next use opens them again.
    func close() {
        reader.withLock { $0 = nil }
        writer.withLock { $0 = nil }
    }
}

extension Database {
    /// Why something failed: as SQLite says it, which may be mended, or as callers see it.
    private enum Trouble: Error {
        case sqlite(SQLiteError)
        case store(StoreError)
    }

    /// Does something, and does it again when a damaged or replaced file was in the way.
    private func repairing<Value>(_ body: () throws(Trouble) -> Value) throws(StoreError) -> Value {
        do throws(Trouble) {
            return try body()
        } catch {
            guard case .sqlite(let problem) = error, problem.isDamage || problem.isMoved else {
                throw storeError(error)
            }
            close()
            if problem.isDamage { try setAside() }
        }
        do throws(Trouble) { return try body() } catch { throw storeError(error) }
    }

    private func storeError(_ trouble: Trouble) -> StoreError {
        switch trouble {
        case .sqlite(let error): error.storeError(file.path)
        case .store(let error): error
        }
    }

    private func setAside() throws(StoreError) {
        let stamp = clock.now.description.filter { $0.isNumber || $0 == "T" }
        guard let place = try DamagedFile(file: file, policy: policy).setAside(stamp) else { return }
        let end = policy == .keep ? "it is kept as \(place)" : "it was removed"
        report("\(file.path) was damaged; \(end), and a new one is begun")
    }

    /// Reads where nothing can be written, not even the index that processes share to read a write-ahead log.
    private func readAlone<Value: Sendable>(
        ifAbsent absent: Value, after trouble: Trouble, _ body: (Connection) throws(SQLiteError) -> Value
    ) throws(Trouble) -> Value {
        for way in Connection.LonelyWay.allCases {
            guard let connection = try? Connection(file.path, alone: way) else { continue }
            connection.patience = .seconds(1)
            guard let version = try? Schema.version(of: connection) else { continue }
            if version == 0, way == .locked { return absent }
            if version == schema.version, let value = try? body(connection) { return value }
        }
        throw trouble
    }

    private func openForReading() throws(Trouble) -> Reader? {
        guard file.exists else { return nil }
        return Reader(connection: try open(), checked: time.now)
    }

    private func open() throws(Trouble) -> Connection {
        do throws(StoreError) { try file.prepare() } catch { throw .store(error) }
        let (connection, newer): (Connection, Int?)
        do throws(SQLiteError) { (connection, newer) = try connect() } catch { throw .sqlite(error) }
        if let newer {
            throw .store(.newerSchema(path: file.path, found: newer, known: schema.version))
        }
        return connection
    }

    private func connect() throws(SQLiteError) -> (Connection, newerVersion: Int?) {
        let connection = try Connection(file.path)
        connection.patience = .seconds(1)
        let journal = try chooseJournal(connection)
        // What was removed is overwritten; functions in a schema that somebody planted do nothing.
        try connection.execute("PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF")
        let newer = try schema.apply(to: connection)
        if journal == "wal" { connection.followLog() }
        connection.patience = .milliseconds(250)
        return (connection, newer)
    }

    /// A write-ahead log needs memory that all processes share, which other machines do not (sqlite.org/wal.html).
    private func chooseJournal(_ connection: Connection) throws(SQLiteError) -> String? {
        let wanted = file.isRemote(file.folder) ? "delete" : "wal"
        var mode = try connection.first("PRAGMA journal_mode") { $0.text(0) }
        if mode != wanted { mode = try connection.first("PRAGMA journal_mode = \(wanted)") { $0.text(0) } }
        // With a log a loss of power may take the last commits, and never damages; without one it would.
        try connection.execute("PRAGMA synchronous = \(mode == "wal" ? "NORMAL" : "FULL")")
        return mode
    }
}
