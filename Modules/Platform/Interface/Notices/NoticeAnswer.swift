/// What became of a notice.
public enum NoticeAnswer: Sendable, Hashable {
    /// A person chose the action with this key.
    case chosen(String)
    /// There was no answer: it was dismissed, went away by itself, or could not be shown with its actions.
    ///
    /// It never means one of the actions: a call that was waved away is not a call that was declined.
    case none
}
