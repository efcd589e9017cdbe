import Glibc
import LocalizationKit
import PlatformInterface

extension FileError {
    /// An error from what a system call left in `errno`.
    init(_ action: Action, _ path: String, errno code: Int32) {
        let cause: Cause =
            switch code {
            case ENOENT: .missing
            case EACCES, EPERM, EROFS: .notAllowed
            case ENOSPC, EDQUOT: .full
            default: .other(LocalizedText(SystemError(code).description))
            }
        self.init(action, path, cause)
    }
}
