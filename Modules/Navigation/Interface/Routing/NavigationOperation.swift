/// What a coordinator asks of its router.
@MainActor
public enum NavigationOperation {
    /// Puts a screen on the stack.
    case push(any Presentable)
    /// Makes a screen the only one of the stack; modals above the stack close.
    case setRoot(any Presentable)
    /// Takes the last thing off the stack: the modal that stands on it, or else its top screen, but never its root.
    case pop
    /// Takes everything off that stands on a screen of the stack.
    case popTo(any Presentable)
    /// Takes everything off that stands on the root of the stack, modals included.
    case popToRoot
    /// Shows a screen over others, with a stack of its own.
    case present(any Presentable, Presentation)
    /// Closes what stands on the stack, or else the modal or overlay that the stack is in.
    case dismiss
    /// Goes back by one in whatever way there is: what `dismiss` closes above, then `pop`, then `dismiss`.
    case close
    /// Takes one screen off, wherever it stands.
    case remove(any Presentable)
    /// Takes all screens of the coordinator off, with those of the flows that it opened.
    case leave
}
