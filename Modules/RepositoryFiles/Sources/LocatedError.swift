public import JSONKit

/// An error in a file, printed as compilers do.
public struct LocatedError: Error, Hashable {
    /// The path of the file.
    public var path: String
    /// Where in the file.
    public var position: JSONPosition
    /// What is wrong, lower case and without a full stop.
    public var message: String

    /// Creates an error.
    public init(_ message: String, path: String, at position: JSONPosition) {
        self.message = message
        self.path = path
        self.position = position
    }
}

extension LocatedError: CustomStringConvertible {
    /// `path:line:column: error: message`.
    public var description: String { "\(path):\(position): error: \(message)" }
}
