/// A place where any number of features may add something, declared by the interface module that reads it.
///
///     extension ExtensionPoint where Contribution == Command {
///         public static var commands: Self { Self("commands", of: "command") }
///     }
///
/// A contribution to a point that nobody in a build reads is never built, and is no fault.
public struct ExtensionPoint<Contribution>: Sendable {
    /// The name of the point, in the plural, such as `commands`.
    public let name: String
    /// What one contribution is called in messages, such as `command`.
    public let noun: String

    /// Creates a point; two points are the same when their names are.
    ///
    /// - Parameters:
    ///   - name: the name of the point, in the plural.
    ///   - noun: what one contribution is called in messages.
    public init(_ name: String, of noun: String) {
        self.name = name
        self.noun = noun
    }
}
