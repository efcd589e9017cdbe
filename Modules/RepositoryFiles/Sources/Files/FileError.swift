/// Why a file could not be read or written.
public struct FileError: Error, Hashable {
    /// The path of the file.
    public var path: String
    /// What was tried: `read`, `write`, `list`, `create`.
    public var action: String
    /// What the system said.
    public var reason: String

    /// Creates an error.
    public init(path: String, action: String, reason: String) {
        self.path = path
        self.action = action
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    /// `path: cannot read: reason`.
    public var description: String { "\(path): cannot \(action): \(reason)" }
}
