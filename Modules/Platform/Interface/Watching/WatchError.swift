/// Why something cannot be watched.
public enum WatchError: Error, Hashable {
    /// There is no such folder.
    case missing(folder: String)
    /// The user has as many watches as the system allows.
    case tooMany(folder: String)
    /// The system refused.
    case refused(folder: String, reason: String)
}

extension WatchError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .missing(let folder): "\(folder): cannot watch a folder that does not exist"
        case .tooMany(let folder):
            "\(folder): the system allows no more watches; raise fs.inotify.max_user_watches with sysctl"
        case .refused(let folder, let reason): "\(folder): cannot watch: \(reason)"
        }
    }
}
