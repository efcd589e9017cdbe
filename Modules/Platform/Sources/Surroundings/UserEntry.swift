import Glibc

/// What the user database knows of a user.
struct UserEntry {
    let name: String
    let home: String?

    /// Looks a user up; `nil` when the database has none of that number.
    init?(_ user: UInt32) {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil, let name = entry.pw_name
        else { return nil }
        self.name = String(cString: name)
        home = entry.pw_dir.map { String(cString: $0) }
    }
}
