import AuthFlowInterface
import NavigationInterface

/// What takes the end of signing in, for openers that want to know it in words of their own.
@MainActor
struct SignInEnding {
    /// Takes all screens off and tells the outcome.
    let finish: @MainActor (SignInOutcome) -> Void
    /// Tells the outcome of screens that have gone already.
    let send: @MainActor (SignInOutcome) -> Void

    init<Outcome>(_ answer: Answer<Outcome>, as outcome: @escaping @MainActor (SignInOutcome) -> Outcome) {
        finish = { answer.finish(outcome($0)) }
        send = { answer.send(outcome($0)) }
    }
}
