import AuthFlowInterface

/// What is known of a number, by the MAC of the number: the same for numbers with an account and without.
struct NumberRecord: Codable, Equatable {
    /// The account that the number signs in to.
    var account: String?
    var code: PendingCode?
    /// When messages went out, within the last day.
    var messages: [Moment] = []
    /// When codes were wrong, within the last day.
    var failures: [Moment] = []

    /// Forgets what is older than a day.
    ///
    /// What is later than now, because the clock was set back, counts as of now.
    mutating func forget(at now: Moment) {
        messages = messages.map { min($0, now) }.filter { now - $0 < .day }
        failures = failures.map { min($0, now) }.filter { now - $0 < .day }
        if let code, code.sent > now { self.code?.sent = now }
    }

    /// Whether nothing would be lost without the record.
    var isEmpty: Bool { self == NumberRecord() }
}

extension NumberRecord {
    /// Counts a message before it goes out.
    ///
    /// - Parameters:
    ///   - code: the code in it, which replaces the one before.
    ///   - now: when it goes out.
    ///   - limits: how often that may be.
    /// - Returns: how long until the next one.
    mutating func grant(_ code: PendingCode, at now: Moment, _ limits: AuthLimits) -> Result<Duration, AuthError> {
        forget(at: now)
        if let refusal = refusal(at: now, limits) { return .failure(refusal) }
        var code = code
        code.former = self.code?.replaced(at: now, limits) ?? []
        self.code = code
        messages.append(now)
        return .success(refusal(at: now, limits)?.resendDelay ?? .zero)
    }

    /// Takes back a message that was not delivered.
    mutating func revoke(_ challenge: String, sent: Moment, former: PendingCode?) {
        if let index = messages.lastIndex(of: sent) { messages.remove(at: index) }
        if code?.challenge == challenge { code = former }
    }

    /// Why no message may go out now, with the longest of all waits.
    private func refusal(at now: Moment, _ limits: AuthLimits) -> AuthError? {
        let lastHour = messages.filter { now - $0 < .hour }
        let cooldown = lastHour.last.map { last in
            last + limits.resendDelays[min(lastHour.count, limits.resendDelays.count) - 1] - now
        }
        let budget = max(
            Self.wait(lastHour, limits.messagesPerHour, .hour, now),
            Self.wait(messages, limits.messagesPerDay, .day, now))
        if budget > max(cooldown ?? .zero, .zero) { return .tooManyRequests(budget) }
        return cooldown.flatMap { $0 > .zero ? .cooldown($0) : nil }
    }

    /// How long until fewer than so many remain within a span.
    private static func wait(_ moments: [Moment], _ limit: Int, _ span: Duration, _ now: Moment) -> Duration {
        guard moments.count >= limit else { return .zero }
        return max(.zero, moments[moments.count - limit] + span - now)
    }
}

extension NumberRecord {
    /// Counts a try, then compares it, and uses the code up when it is right.
    ///
    /// - Parameters:
    ///   - challenge: the hash of the challenge's id.
    ///   - mac: makes the MAC of the typed code for the hash of a challenge.
    ///   - now: when it was typed.
    ///   - limits: how often that may be.
    /// - Returns: the code that was confirmed.
    mutating func take(
        _ challenge: String, mac: (String) -> String, at now: Moment, _ limits: AuthLimits
    ) -> Result<PendingCode, AuthError> {
        forget(at: now)
        let typed = mac(challenge)
        guard var code, Hashing.areEqual(code.challenge, challenge) else { return .failure(stranger(challenge)) }
        if code.tries >= limits.triesPerCode { return .failure(.tooManyAttempts) }
        if let wait = failureWait(at: now, limits) { return .failure(.tooManyRequests(wait)) }
        if now - code.sent >= limits.codeLifetime { return .failure(.expiredCode) }
        code.tries += 1
        self.code = code
        guard Hashing.areEqual(code.mac, typed) else { return .failure(fail(code, mac, at: now, limits)) }
        (self.code, failures) = (nil, [])
        return .success(code)
    }

    /// Takes the last code, whatever its challenge; a MAC is made in any case, so that no time tells whether there is one.
    mutating func takeLatest(
        changesNumber: Bool, mac: (String) -> String, at now: Moment, _ limits: AuthLimits
    ) -> Result<PendingCode, AuthError> {
        guard let code, (code.account != nil) == changesNumber else {
            _ = mac("")
            return .failure(.wrongOrExpiredCode)
        }
        return take(code.challenge, mac: mac, at: now, limits)
    }

    private func stranger(_ challenge: String) -> AuthError {
        let isFormer = code?.former.contains { Hashing.areEqual($0.challenge, challenge) } ?? false
        return isFormer ? .replacedCode : .wrongOrExpiredCode
    }

    private mutating func fail(
        _ code: PendingCode, _ mac: (String) -> String, at now: Moment, _ limits: AuthLimits
    ) -> AuthError {
        failures.append(now)
        if code.tries >= limits.triesPerCode { return .tooManyAttempts }
        let isFormer = code.former.contains { Hashing.areEqual($0.mac, mac($0.challenge)) }
        return isFormer ? .replacedCode : .wrongCode(attemptsLeft: limits.triesPerCode - code.tries)
    }

    /// How long no code is looked at: it doubles with each failure beyond those of one message.
    private func failureWait(at now: Moment, _ limits: AuthLimits) -> Duration? {
        guard let last = failures.last, failures.count >= limits.triesPerCode else { return nil }
        if failures.count >= limits.failuresPerDay {
            return failures[failures.count - limits.failuresPerDay] + .day - now
        }
        let doublings = min(failures.count - limits.triesPerCode, 20)
        let wait = last + min(limits.firstWait * (1 << doublings), limits.longestWait) - now
        return wait > .zero ? wait : nil
    }
}
