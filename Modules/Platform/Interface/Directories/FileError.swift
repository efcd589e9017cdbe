public import LocalizationKit

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
        /// Anything else; the system's own words are English.
        case other(LocalizedText)
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

extension FileError: ExplainedError {
    /// `path: cannot write: the disk is full`.
    public var explanation: LocalizedText { "\(path): \(refusal): \(reason)" }

    private var refusal: LocalizedText {
        switch action {
        case .read: Strings.cannotRead
        case .write: Strings.cannotWrite
        case .list: Strings.cannotList
        case .create: Strings.cannotCreate
        case .remove: Strings.cannotRemove
        case .lock: Strings.cannotLock
        }
    }

    /// What went wrong, without the path.
    public var reason: LocalizedText {
        switch cause {
        case .missing: Strings.noSuchFile
        case .notAllowed: Strings.notAllowed
        case .full: Strings.diskFull
        case .tooLarge(let limit): Strings.tooLarge(limit: "\(limit)")
        case .other(let words): words
        }
    }
}
