public import PlatformInterface

/// Why a store does not do what it is asked to; what was stored before is whole.
public enum StoreError: Error, Hashable {
    /// The folder of the store cannot be made or used.
    case folder(FileError)
    /// The file or its disk can only be read.
    case readOnly(path: String)
    /// The disk or the quota is full.
    case full(path: String)
    /// Another process kept the store locked for too long.
    case busy(path: String)
    /// A newer version of the program has written it, in a schema that this one does not know.
    case newerSchema(path: String, found: Int, known: Int)
    /// What is stored is not of the type of its key.
    case unreadable(key: String, reason: String)
    /// A value cannot be written as JSON, such as a number that is not finite.
    case notEncodable(key: String, reason: String)
    /// An entry is larger than all of a cache may be, in bytes.
    case tooLarge(size: Int, limit: Int)
    /// Anything else, in the words of the system or the library.
    case failed(path: String, reason: String)
}

extension StoreError: CustomStringConvertible {
    /// One sentence that says what is wrong, and what to do.
    public var description: String {
        switch self {
        case .folder(let error): "\(error)"
        case .readOnly(let path): "\(path): cannot write: not allowed, or the disk is read-only"
        case .full(let path): "\(path): cannot write: the disk is full; nothing was changed"
        case .busy(let path): "\(path): another process keeps the store locked; try again"
        case .newerSchema(let path, let found, let known):
            "\(path): a newer version has written it (schema \(found), this one knows \(known)); update this program"
        case .unreadable(let key, let reason): "\(key) is not what was expected: \(reason)"
        case .notEncodable(let key, let reason): "\(key) cannot be stored: \(reason)"
        case .tooLarge(let size, let limit): "\(size) bytes are more than the cache may hold, which is \(limit)"
        case .failed(let path, let reason): "\(path): \(reason)"
        }
    }
}
