public import LocalizationKit

/// Why something cannot be watched.
public enum WatchError: Error, Hashable {
    /// There is no such folder.
    case missing(folder: String)
    /// The user has as many watches as the system allows.
    case tooMany(folder: String)
    /// The system refused.
    case refused(folder: String, reason: String)
}

extension WatchError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .missing(let folder): Strings.watchMissing(folder: folder)
        case .tooMany(let folder):
            Strings.tooManyWatches(folder: folder)
        case .refused(let folder, let reason): Strings.watchRefused(folder: folder, reason: reason)
        }
    }
}
