public import LocalizationKit

/// What is to be seen of a placed widget now.
public struct ShownWidget: Sendable, Hashable {
    /// What the provider delivered, as JSON; `nil` while only the placeholder can be shown.
    public var content: String?
    /// Why what is shown may be outdated; `nil` when it is not.
    public var problem: LocalizedText?

    /// Creates a picture of a widget.
    public init(content: String?, problem: LocalizedText? = nil) {
        self.content = content
        self.problem = problem
    }
}
