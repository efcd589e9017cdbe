/// Text that must never be seen by accident: a token, a password, a PIN.
///
/// It prints as `<secret>`, also inside of other values and when dumped, and a ``LogMessage`` that holds one does not
/// compile. The text comes out only where somebody writes ``reveal()``, which a reviewer can search for.
public struct Secret: Sendable {
    private let text: String

    /// Wraps a text.
    ///
    /// - Parameter text: the secret.
    public init(_ text: String) {
        self.text = text
    }

    /// The text itself, not to be put into arguments of processes, addresses, logs or screens.
    ///
    /// - Returns: what was wrapped.
    public func reveal() -> String { text }
}

extension Secret: Equatable {
    /// Whether two secrets are equal, in a time that depends on their lengths alone.
    public static func == (left: Secret, right: Secret) -> Bool {
        let (left, right) = (Array(left.text.utf8), Array(right.text.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

// Not CustomStringConvertible, which is what a LogMessage takes.
extension Secret: CustomDebugStringConvertible, CustomReflectable {
    /// `<secret>`, which is also what printing and interpolating show.
    public var debugDescription: String { "<secret>" }
    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
