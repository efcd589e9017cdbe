import CSQLite

extension Connection {
    /// How a database is read that nothing can be written to.
    enum LonelyWay: CaseIterable {
        /// With the index of the write-ahead log in the memory of this process, which locks all others out as long as the
        /// connection is there (sqlite.org/wal.html, 8).
        case locked
        /// Without a lock and without the log: what was not yet carried over from it is not seen (sqlite.org/c3ref/open.html).
        case unchanging
    }

    /// Opens a file that exists for a single look.
    ///
    /// - Parameters:
    ///   - path: its path.
    ///   - way: how it is read.
    /// - Throws: `SQLiteError`.
    convenience init(_ path: String, alone way: LonelyWay) throws(SQLiteError) {
        switch way {
        case .locked:
            try self.init(path)
            try execute("PRAGMA locking_mode = EXCLUSIVE")
        case .unchanging:
            try self.init(
                "file:\(path.utf8.map(Self.encoded).joined())?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        }
    }

    private static func encoded(_ byte: UInt8) -> String {
        let scalar = UnicodeScalar(byte)
        if byte < 0x80, scalar.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains(scalar) {
            return String(scalar)
        }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
