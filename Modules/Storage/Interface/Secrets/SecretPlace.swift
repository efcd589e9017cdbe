/// Where secrets are kept, for a person to read.
public struct SecretPlace: Sendable, Hashable {
    /// What it is, such as `Secret Service`.
    public var title: String
    /// Where it is, such as a path; empty when the title says it.
    public var detail: String
    /// Why another place would be better; `nil` when none would.
    public var warning: String?

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - title: what it is.
    ///   - detail: where it is.
    ///   - warning: why another place would be better.
    public init(_ title: String, detail: String = "", warning: String? = nil) {
        self.title = title
        self.detail = detail
        self.warning = warning
    }
}
