import AuthFlowInterface

/// A challenge with the times that count from its answer, on the clock of the app, which goes on in a suspended machine.
struct SentCode: Equatable {
    var challenge: AuthChallenge
    /// When the answer came.
    var grantedAt: Duration
    /// When another code may be asked for.
    var resendDeadline: Duration

    init(_ challenge: AuthChallenge, at now: Duration) {
        self.challenge = challenge
        grantedAt = now
        resendDeadline = now + challenge.resendDelay
    }

    /// The seconds until another code may be asked for, rounded up, so that 0 means now.
    func secondsLeft(at now: Duration) -> Int { (resendDeadline - now).wholeSeconds }

    /// Whether the code can still work; one whose lifetime nobody told, until another may be asked for.
    func isAlive(at now: Duration) -> Bool {
        now < (challenge.lifetime.map { grantedAt + $0 } ?? resendDeadline)
    }
}

extension Duration {
    /// Whole seconds, rounded up, and none below 0.
    var wholeSeconds: Int {
        let (seconds, rest) = max(.zero, self).components
        return Int(seconds) + (rest > 0 ? 1 : 0)
    }
}
