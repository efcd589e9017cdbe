/// What shall happen when a person acts: a closure in the running program, or a value that any host can send on.
public enum Intent: Sendable {
    /// Runs here and now.
    case perform(@MainActor @Sendable () -> Void)
    /// Is handed to whoever understands it; a widget in another process can carry it.
    case send(IntentValue)
}
