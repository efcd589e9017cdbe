/// A wish for a timeline.
public struct TimelineRequest: Sendable, Hashable {
    /// Where it will be shown.
    public var context: WidgetContext
    /// Whose it is and what it is about.
    public var subject: WidgetSubject
    /// Why it is wanted.
    public var cause: ReloadCause
    /// Whether anything may be loaded: of several widgets of one subject that are reloaded, only the first may.
    public var mayLoad: Bool

    /// Creates a request.
    public init(_ context: WidgetContext, subject: WidgetSubject, cause: ReloadCause, mayLoad: Bool) {
        self.context = context
        self.subject = subject
        self.cause = cause
        self.mayLoad = mayLoad
    }
}
