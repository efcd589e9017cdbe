import CSQLite
import Glibc

/// What SQLite said, with the system's own error behind it.
struct SQLiteError: Error, Equatable {
    /// The extended result code (sqlite.org/rescode.html).
    var code: Int32
    /// The words of the library.
    var message: String
    /// What the system call left in `errno`; 0 when none failed.
    var systemCode: Int32 = 0

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// The last error of a connection.
    init(_ code: Int32, of handle: OpaquePointer?) {
        let last = errno
        self.code = handle.map { sqlite3_extended_errcode($0) } ?? code
        message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        let known = handle.map { sqlite3_system_errno($0) } ?? 0
        // The library does not note it for every statement; calls that succeeded since have left it alone.
        systemCode = known == 0 && [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff) ? last : known
    }

    /// The kind of error, without the details of the extended code.
    var primary: Int32 { code & 0xff }

    /// Whether the file is damaged, or is no database at all.
    var isDamage: Bool { primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB }

    /// Whether somebody put another file in the place of the open one.
    var isMoved: Bool { code == Self.moved.code }

    /// SQLITE_READONLY_DBMOVED, which SQLite itself says only where there is no write-ahead log.
    static let moved = SQLiteError(code: SQLITE_READONLY | (4 << 8), message: "the file was replaced")
}
