import Glibc

/// The lock of an open file, which keeps other processes away for as long as somebody holds it.
///
/// Closing the file alone would not do: a child between `fork` and `exec` has a duplicate of the descriptor, and a lock
/// of `flock` goes only with the last duplicate, or with the first that lets go of it.
final class FileLock: Sendable {
    enum Kind: Sendable {
        /// Nobody else may have any lock.
        case exclusive
        /// Others may have shared ones.
        case shared
    }

    let file: Descriptor

    /// Takes the lock, without waiting for anybody.
    ///
    /// - Throws: ``SystemError``; its code is `EWOULDBLOCK` when another has the lock.
    init(_ kind: Kind = .exclusive, of file: Descriptor) throws(SystemError) {
        let operation = kind == .exclusive ? LOCK_EX : LOCK_SH
        guard flock(file.number, operation | LOCK_NB) == 0 else { throw SystemError(errno) }
        self.file = file
    }

    deinit {
        flock(file.number, LOCK_UN)
    }
}
