/// Why a server of a test could not be started.
public struct ServerError: Error, Hashable, CustomStringConvertible {
    /// What the system said.
    public var reason: String

    /// Creates an error.
    public init(reason: String) { self.reason = reason }

    /// `cannot start a server: reason`.
    public var description: String { "cannot start a server: \(reason)" }
}
