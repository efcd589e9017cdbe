/// How signing in ended.
public enum SignInOutcome: Sendable, Hashable {
    /// The person is signed in.
    case success
    /// The person is signed in and has not told their name yet.
    case needsPersonalData
    /// The person went away, or past it.
    case cancelled
}
