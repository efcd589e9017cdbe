public import LocalizationKit

/// Where secrets are kept, for a person to read.
public struct SecretPlace: Sendable, Hashable {
    /// What it is, such as `Secret Service`.
    public var title: LocalizedText
    /// Where it is, such as a path; empty when the title says it.
    public var detail: LocalizedText
    /// Why another place would be better; `nil` when none would.
    public var warning: LocalizedText?

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - title: what it is.
    ///   - detail: where it is.
    ///   - warning: why another place would be better.
    public init(_ title: LocalizedText, detail: LocalizedText = "", warning: LocalizedText? = nil) {
        self.title = title
        self.detail = detail
        self.warning = warning
    }
}
