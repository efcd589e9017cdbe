public import LocalizationKit
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
    case unreadable(key: LocalizedText, reason: LocalizedText)
    /// A value cannot be written as JSON, such as a number that is not finite.
    case notEncodable(key: LocalizedText, reason: LocalizedText)
    /// An entry is larger than all of a cache may be, in bytes.
    case tooLarge(size: Int, limit: Int)
    /// Anything else, in the words of the system or the library.
    case failed(path: String, reason: LocalizedText)
}

extension StoreError: ExplainedError {
    /// One sentence that says what is wrong, and what to do.
    public var explanation: LocalizedText {
        switch self {
        case .folder(let error): error.explanation
        case .readOnly(let path): Strings.readOnly(path: path)
        case .full(let path): Strings.full(path: path)
        case .busy(let path): Strings.busy(path: path)
        case .newerSchema(let path, let found, let known):
            Strings.newerSchema(path: path, found: "\(found)", known: "\(known)")
        case .unreadable(let key, let reason): Strings.unreadable(key: key, reason: reason)
        case .notEncodable(let key, let reason): Strings.notEncodable(key: key, reason: reason)
        case .tooLarge(let size, let limit): Strings.tooLarge(size: size, limit: limit)
        case .failed(let path, let reason): "\(path): \(reason)"
        }
    }
}
