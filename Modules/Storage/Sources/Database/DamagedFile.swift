import Glibc
import StorageInterface

/// Puts a damaged database out of the way.
struct DamagedFile {
    let file: DatabaseFile
    let policy: DamagePolicy

    /// Looks again, with nobody else doing the same, and puts the file aside if it really is damaged.
    ///
    /// - Parameter stamp: what tells the set-aside file from others, such as the present time.
    /// - Returns: where it is now; `nil` when there is no damage, because another process was quicker.
    /// - Throws: `StoreError` when it cannot be moved.
    func setAside(_ stamp: String) throws(StoreError) -> String? {
        let lock = open("\(file.path)-lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw DatabaseFile.error("\(file.path)-lock", errno) }
        // Closing alone does not let go of the lock while a child between fork and exec has the descriptor too.
        defer {
            flock(lock, LOCK_UN)
            close(lock)
        }
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        guard isDamaged else { return nil }
        let place = "\(file.path).\(Self.mark)-\(stamp)"
        for ending in ["", "-wal", "-shm", "-journal"] { try move(file.path + ending, to: place + ending) }
        return place
    }

    private var isDamaged: Bool {
        do throws(SQLiteError) {
            let connection = try Connection(file.path)
            connection.patience = .seconds(1)
            return try connection.first("PRAGMA integrity_check(1)") { $0.text(0) } != "ok"
        } catch {
            return error.isDamage
        }
    }

    private func move(_ path: String, to place: String) throws(StoreError) {
        let code = policy == .keep ? rename(path, place) : unlink(path)
        guard code == 0 || errno == ENOENT else { throw DatabaseFile.error(path, errno) }
    }

    static let mark = "damaged"

    /// The files that were put aside, sorted by their names and so by their age.
    static func kept(beside file: DatabaseFile) -> [String] {
        guard let folder = opendir(file.folder) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let isSideFile = ["-wal", "-shm", "-journal"].contains { name.hasSuffix($0) }
            if name.hasPrefix("\(file.name).\(mark)-"), !isSideFile { names.append("\(file.folder)/\(name)") }
        }
        return names.sorted()
    }
}
