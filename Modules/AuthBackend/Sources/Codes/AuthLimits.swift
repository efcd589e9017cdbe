/// How often what may be done; the figures and their sources stand in the README.
struct AuthLimits: Sendable {
    /// Digits of a code (NIST SP 800-63B, 5.1.3.2: about 20 bits).
    var codeLength = 6
    /// How long a code works; the standards allow 10 minutes (OWASP ASVS 5.0, 6.5.5).
    var codeLifetime = Duration.seconds(300)
    /// Wrong codes for one message.
    var triesPerCode = 5
    /// Wrong codes for one number within a day, over all messages, so that a new message is no new budget.
    var failuresPerDay = 20
    /// The wait after as many failures as one message allows; it doubles with each more.
    var firstWait = Duration.seconds(30)
    var longestWait = Duration.seconds(3600)
    /// The wait after the first, second, … message within an hour; the last one from then on.
    var resendDelays: [Duration] = [60, 60, 120, 300, 900].map { .seconds($0) }
    var messagesPerHour = 5
    var messagesPerDay = 10
    /// Messages to all numbers together.
    var budget = MessageBudget()
    /// How long an access token works.
    var accessLifetime = Duration.seconds(3600)
    /// How long a session lasts that nobody uses.
    var idleLifetime = Duration.seconds(90 * 86_400)
    /// Sessions of one account; the one that was used least recently makes room.
    var sessionsPerAccount = 20
}

extension Duration {
    static let hour = Duration.seconds(3600)
    static let day = Duration.seconds(86_400)

    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
