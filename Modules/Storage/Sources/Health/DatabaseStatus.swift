import CSQLite
import Glibc
import LocalizationKit
import StorageInterface

/// What can be said of a database without changing it.
struct DatabaseStatus: Sendable, Equatable {
    var path: String
    /// The bytes of its files on the disk; `nil` when it was never written.
    var size: Int?
    var schema = 0
    /// How SQLite calls its journal: `wal`, or `delete` where other machines may use the file.
    var journal = ""
    /// What a check of its structure found; `nil` when all is well.
    var damage: String?
    /// Damaged files that were put aside.
    var setAside: [String] = []

    static var library: String { String(cString: sqlite3_libversion()) }

    /// Where it is, how large, and of what kind.
    var text: LocalizedText {
        guard let size else { return Strings.madeWhenNeeded(path: path) }
        return Strings.databaseFacts(path: path, size: ByteCount.text(size), schema: "\(schema)", journal: journal)
    }

    init(path: String) {
        self.path = path
    }

    init(_ database: Database) throws(StoreError) {
        let path = database.file.path
        self = try database.read(ifAbsent: DatabaseStatus(path: path)) { connection throws(SQLiteError) in
            var status = DatabaseStatus(path: path)
            status.schema = try connection.number("PRAGMA user_version")
            status.journal = try connection.first("PRAGMA journal_mode") { $0.text(0) } ?? ""
            let check = try connection.first("PRAGMA quick_check(1)") { $0.text(0) }
            status.damage = check == "ok" ? nil : check
            return status
        }
        size = Self.size(path).map { $0 + (Self.size(path + "-wal") ?? 0) }
        setAside = DamagedFile.kept(beside: database.file)
    }

    private static func size(_ path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_size) : nil
    }
}
