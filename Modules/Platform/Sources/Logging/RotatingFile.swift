import CPlatform
import Glibc

/// A file that lines are added to, and that makes way for a new one when it is full.
///
///     tessera.log        the present file
///     tessera.log.1      the one before
///
/// Several processes may add to it: a line is one write, and one of those who find the file full moves it. Nobody waits
/// for another process, which may be stopped; a file may grow over its limit by what is written meanwhile.
struct RotatingFile {
    private let path: String
    private let limit: Int
    private let kept: Int
    private var file: Descriptor?

    /// Names a file, which is made with the first line.
    ///
    /// - Parameters:
    ///   - path: its absolute path.
    ///   - limit: the greatest number of bytes; a line that alone is longer has a file of its own.
    ///   - kept: how many older files are kept.
    init(path: String, limit: Int, kept: Int) {
        self.path = path
        self.limit = limit
        self.kept = kept
    }

    /// Adds a line; one that cannot be written is lost, because there is nobody to tell.
    mutating func append(_ line: String) {
        let bytes = Array(line.utf8)
        if !isCurrent { reopen() }
        if size + bytes.count > limit, size > 0 { rotate(for: bytes.count) }
        try? file?.writeNow(bytes)
    }

    /// Whether the open file still has the name; another process may have moved it.
    private var isCurrent: Bool {
        guard let file else { return false }
        var (open, named) = (stat(), stat())
        return fstat(file.number, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
    }

    private var size: Int {
        var status = stat()
        guard let file, fstat(file.number, &status) == 0 else { return 0 }
        return Int(status.st_size)
    }

    private mutating func reopen() {
        file = try? Descriptor(checking: platform_open_private(path, O_WRONLY | O_APPEND | O_NOFOLLOW))
    }

    private mutating func rotate(for count: Int) {
        guard let file = try? Descriptor(checking: platform_open_private("\(path).lock", O_WRONLY | O_NOFOLLOW)),
            let lock = try? FileLock(of: file)
        else { return }
        defer { withExtendedLifetime(lock) {} }
        // Before this process got the lock, another may have done it.
        if !isCurrent { reopen() }
        guard size + count > limit, size > 0 else { return }
        for number in stride(from: kept, to: 1, by: -1) { rename("\(path).\(number - 1)", "\(path).\(number)") }
        if kept > 0 { rename(path, "\(path).1") } else { unlink(path) }
        reopen()
    }
}
