public import LocalizationKit

/// Why a call ended; the raw value is its word in JSON and in the store.
public enum EndReason: String, Sendable, Hashable, CaseIterable, Codable {
    /// We hung up.
    case ended
    /// We declined it.
    case declined
    /// We gave up before anybody answered.
    case cancelled
    /// The other end hung up.
    case remoteEnded
    /// The caller gave up before we answered.
    case callerGaveUp
    /// Nobody answered in time.
    case unanswered
    /// The other end is busy.
    case busy
    /// The other end declined.
    case rejected
    /// The other end cannot be reached at present.
    case unavailable
    /// There is nobody of that name.
    case notFound
    /// Another of our devices answered it.
    case answeredElsewhere
    /// Another of our devices declined it.
    case declinedElsewhere
    /// It was handed to somebody else.
    case transferred
    /// The caller is blocked.
    case blocked
    /// It came while nobody wanted to be disturbed.
    case doNotDisturb
    /// It came while both lines were taken.
    case linesBusy
    /// It was announced when it was over already.
    case expired
    /// The way to the other end is broken, or nothing answers there.
    case unreachable
    /// The address of the other end has no host.
    case noSuchHost
    /// Nothing was heard any more.
    case connectionLost
    /// Both ends have no way of speaking in common.
    case mediaMismatch
    /// The other end did not agree to encrypt the voice, and the account takes no call without.
    case encryptionMismatch
    /// The engine died; it is started again.
    case engineLost
    /// The program ended during the call.
    case interrupted
    /// Anything else, which the detail tells.
    case failed
}

extension EndReason {
    /// Whether an incoming call that ended so was missed.
    public var isMissed: Bool {
        switch self {
        case .callerGaveUp, .unanswered, .blocked, .doNotDisturb, .linesBusy, .expired, .interrupted,
            .mediaMismatch, .encryptionMismatch:
            true
        default: false
        }
    }

    /// Whether the call came to its natural end.
    public var isSuccess: Bool { [.ended, .remoteEnded, .transferred].contains(self) }

    /// The code with which a command that waited for the call ends.
    ///
    /// 0 a natural end, 4 no way to the other end, 10 busy, 11 declined there, 12 nobody answered, 13 nobody of that
    /// name, 14 given up here, 1 anything else.
    public var exitCode: Int32 {
        switch self {
        case .ended, .remoteEnded, .transferred: 0
        case .unavailable, .unreachable, .noSuchHost, .connectionLost, .engineLost: 4
        case .busy: 10
        case .rejected: 11
        case .unanswered, .callerGaveUp: 12
        case .notFound: 13
        case .cancelled, .declined: 14
        default: 1
        }
    }

    /// The reason in words.
    public var explanation: LocalizedText {
        switch self {
        case .ended: Strings.reasonEnded
        case .declined: Strings.reasonDeclined
        case .cancelled: Strings.reasonCancelled
        case .remoteEnded: Strings.reasonRemoteEnded
        case .callerGaveUp: Strings.reasonCallerGaveUp
        case .unanswered: Strings.reasonUnanswered
        case .busy: Strings.reasonBusy
        case .rejected: Strings.reasonRejected
        case .unavailable: Strings.reasonUnavailable
        case .notFound: Strings.reasonNotFound
        case .answeredElsewhere: Strings.reasonAnsweredElsewhere
        case .declinedElsewhere: Strings.reasonDeclinedElsewhere
        case .transferred: Strings.reasonTransferred
        case .blocked: Strings.reasonBlocked
        case .doNotDisturb: Strings.reasonDoNotDisturb
        case .linesBusy: Strings.reasonLinesBusy
        case .expired: Strings.reasonExpired
        case .unreachable: Strings.reasonUnreachable
        case .noSuchHost: Strings.reasonNoSuchHost
        case .connectionLost: Strings.reasonConnectionLost
        case .mediaMismatch: Strings.reasonMediaMismatch
        case .encryptionMismatch: Strings.reasonEncryptionMismatch
        case .engineLost: Strings.reasonEngineLost
        case .interrupted: Strings.reasonInterrupted
        case .failed: Strings.reasonFailed
        }
    }
}
