public import LocalizationKit
public import PlatformInterface

/// Why a secret cannot be kept or read; no text of it ever holds a secret.
public enum SecretError: Error, Hashable {
    /// No place is there to keep secrets, with the reason of each.
    case noPlace(reasons: [LocalizedText])
    /// Others can read the file, or it is not this user's own.
    case notPrivate(path: String, reason: LocalizedText)
    /// The file does not hold what it should.
    case malformed(path: String)
    /// The file cannot be read or written.
    case file(FileError)
    /// The text is empty or has a U+0000.
    case notKeepable(name: SecretName)
    /// The place refused, or did not answer.
    case failed(place: String, reason: LocalizedText)
}

extension SecretError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .noPlace(let reasons): Strings.noPlace(reasons: LocalizedText(joining: reasons, separator: "; "))
        case .notPrivate(let path, let reason): Strings.notPrivate(path: path, reason: reason)
        case .malformed(let path): Strings.malformed(path: path)
        case .file(let error): error.explanation
        case .notKeepable(let name): Strings.notKeepable(name: name.description)
        case .failed(let place, let reason): "\(place): \(reason)"
        }
    }
}
