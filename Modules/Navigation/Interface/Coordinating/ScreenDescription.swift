public import LocalizationKit
public import StateKit
public import TextViewKitInterface

/// What a screen is made of.
@MainActor
public struct ScreenDescription {
    /// What stands in a title bar.
    public var title: LocalizedText
    /// The link that leads here again after a restart.
    public var route: String?
    /// Makes what is drawn.
    public var content: @MainActor () -> AnyView
    /// Says when what is drawn has changed; subscribed to while the screen is on a stack.
    public var changes: Publisher<Void, Never>?
    /// Runs each time the screen can be seen, for the first time or again.
    public var onAppear: @MainActor () -> Void
    /// Runs each time the screen was taken off.
    public var onLeave: @MainActor (DismissalCause) -> Void

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - title: what stands in a title bar.
    ///   - route: the link that leads here again after a restart.
    ///   - changes: says when what is drawn has changed.
    ///   - onAppear: runs each time the screen can be seen.
    ///   - onLeave: runs each time the screen was taken off.
    ///   - content: makes what is drawn.
    public init(
        title: LocalizedText, route: String? = nil, changes: Publisher<Void, Never>? = nil,
        onAppear: @escaping @MainActor () -> Void = {},
        onLeave: @escaping @MainActor (DismissalCause) -> Void = { _ in },
        content: @escaping @MainActor () -> AnyView
    ) {
        (self.title, self.route, self.changes) = (title, route, changes)
        (self.onAppear, self.onLeave, self.content) = (onAppear, onLeave, content)
    }
}
