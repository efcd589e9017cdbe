public import PlatformInterface

/// Why a secret cannot be kept or read; no text of it ever holds a secret.
public enum SecretError: Error, Hashable {
    /// No place is there to keep secrets, with the reason of each.
    case noPlace(reasons: [String])
    /// Others can read the file, or it is not this user's own.
    case notPrivate(path: String, reason: String)
    /// The file does not hold what it should.
    case malformed(path: String)
    /// The file cannot be read or written.
    case file(FileError)
    /// The text is empty or has a U+0000.
    case notKeepable(name: SecretName)
    /// The place refused, or did not answer.
    case failed(place: String, reason: String)
}

extension SecretError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .noPlace(let reasons): "there is no place for secrets: \(reasons.joined(separator: "; "))"
        case .notPrivate(let path, let reason):
            "\(path): refused, because it \(reason); chmod 600 it, and change what was in it"
        case .malformed(let path): "\(path): it does not hold secrets; move it away to begin a new one"
        case .file(let error): "\(error)"
        case .notKeepable(let name): "\(name): a secret has at least one character and no U+0000"
        case .failed(let place, let reason): "\(place): \(reason)"
        }
    }
}
