public import LocalizationKit

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
    case unsafeRuntimeDirectory(path: String, reason: LocalizedText, used: String)
}

extension DirectoryWarning: LocalizedTextConvertible, CustomStringConvertible {
    /// One line that says what is used instead.
    public var localizedText: LocalizedText {
        switch self {
        case .relativePath(let variable, let value, let used):
            Strings.relativePath(variable: variable, value: value, used: used)
        case .homeFromUserDatabase(let home):
            Strings.homeFromDatabase(home: home)
        case .noHome(let used):
            Strings.noHome(used: used)
        case .noRuntimeDirectory(let used):
            Strings.noRuntimeDirectory(used: used)
        case .unsafeRuntimeDirectory(let path, let reason, let used):
            Strings.unsafeRuntimeDirectory(path: path, reason: reason, used: used)
        }
    }

    /// The line in English.
    public var description: String { localizedText.text(in: .english) }
}
