/// An intent as plain data: it can be compared, stored and sent.
public struct IntentValue: Sendable, Hashable {
    /// What is to be done, such as `play`.
    public var name: String
    /// With what, by the name of the parameter.
    public var parameters: [String: String]

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - name: what is to be done.
    ///   - parameters: with what.
    public init(_ name: String, _ parameters: [String: String] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}
