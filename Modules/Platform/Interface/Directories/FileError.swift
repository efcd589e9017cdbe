/// Why something could not be done with a file or a folder.
public struct FileError: Error, Hashable {
    /// What was tried.
    public enum Action: String, Sendable, Hashable {
        case read, write, list, create, remove, lock
    }

    /// What went wrong, for code that has an answer to it.
    public enum Cause: Sendable, Hashable {
        /// There is nothing at the path.
        case missing
        /// The permissions do not allow it, or the disk is mounted for reading only.
        case notAllowed
        /// The disk or the quota is full.
        case full
        /// The file is longer than the limit, in bytes.
        case tooLarge(limit: Int)
        /// Anything else, in the system's words.
        case other(String)
    }

    /// The path in question.
    public var path: String
    /// What was tried.
    public var action: Action
    /// What went wrong.
    public var cause: Cause

    /// Creates an error.
    public init(_ action: Action, _ path: String, _ cause: Cause) {
        self.path = path
        self.action = action
        self.cause = cause
    }
}

extension FileError: CustomStringConvertible {
    /// `path: cannot write: the disk is full`.
    public var description: String { "\(path): cannot \(action.rawValue): \(reason)" }

    private var reason: String {
        switch cause {
        case .missing: "no such file or folder"
        case .notAllowed: "not allowed, or the disk is read-only"
        case .full: "the disk is full"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .other(let words): words
        }
    }
}
