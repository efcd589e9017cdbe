/// Something about the folders that works, and that a person may want to know.
public enum DirectoryWarning: Sendable, Hashable {
    /// A variable holds a relative path, which the specification says to ignore.
    case relativePath(variable: String, value: String, used: String)
    /// `HOME` is not set or not absolute, and the home of the user database stands in for it.
    case homeFromUserDatabase(home: String)
    /// There is no home at all, and what is stored is gone when the machine cleans up.
    case noHome(used: String)
    /// `XDG_RUNTIME_DIR` is not set, and a private folder stands in for it.
    case noRuntimeDirectory(used: String)
    /// `XDG_RUNTIME_DIR` names something that is not a folder of this user's alone.
    case unsafeRuntimeDirectory(path: String, reason: String, used: String)
}

extension DirectoryWarning: CustomStringConvertible {
    /// One line that says what is used instead.
    public var description: String {
        switch self {
        case .relativePath(let variable, let value, let used):
            "\(variable) is ignored because `\(value)` is not an absolute path; using \(used)"
        case .homeFromUserDatabase(let home):
            "HOME is not an absolute path; using \(home) from the user database"
        case .noHome(let used):
            "there is no home folder; using \(used), which does not last: set HOME"
        case .noRuntimeDirectory(let used):
            "XDG_RUNTIME_DIR is not set; using \(used)"
        case .unsafeRuntimeDirectory(let path, let reason, let used):
            "XDG_RUNTIME_DIR is ignored because \(path) \(reason); using \(used)"
        }
    }
}
