import Glibc

/// What the files of a database look like without a look into them.
struct Appearance: Equatable {
    /// One file.
    struct File: Equatable {
        private let number: ino_t
        private let size: off_t
        private let seconds: Int
        private let nanoseconds: Int

        /// `nil` when there is no file.
        init?(_ path: String) {
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            (number, size) = (status.st_ino, status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    let file: File?
    let log: File?
}
