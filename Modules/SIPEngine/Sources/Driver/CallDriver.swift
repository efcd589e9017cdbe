import CallFlowInterface

/// The calls of one baresip: what is sent for a command, and what is meant by what it says.
///
/// It speaks the dialect of version 1.0.0, in which a command acts on "the current call": every command to a call is one
/// write that chooses the call first. Pure, so that a transcript tests it.
struct CallDriver {
    /// What is to be written in one go, and what is to be told.
    struct Step: Equatable {
        var facts: [EngineFact] = []
        var writes: [[ControlCommand]] = []
        /// What became of registrations, by the address of the account.
        var registrations: [String: Registration] = [:]
    }

    /// One call.
    struct Leg: Equatable {
        let isOutgoing: Bool
        let peer: String
        /// The Call-ID; `nil` until the first news of a call of ours.
        var dialog: String?
        var isConnected = false
        var isRinging = false
        var isMuted = false
        /// Whether we hold it: then nothing comes from the other end, and nobody notices that it is gone.
        var isHeld = false
        /// The end was ordered before there was anything to end.
        var wantsEnd = false
        /// The other end has told us to call somebody else in place of this call.
        var isHandedOn = false
        /// The Call-ID of that other call.
        var successor: String?
    }

    /// What an answer is about.
    enum Question: Equatable {
        case dial(CallID)
        case hold(CallID, Bool)
        case mute(CallID, Bool)
        case direction(CallID)
        case list(CallID)
        /// Which calls an account has.
        case calls(String)
        /// What one of its calls is.
        case call
        /// Whether everything has been printed that happened before.
        case mark

        /// Whether it is about what happened before anybody listened.
        var isAboutBefore: Bool {
            switch self {
            case .calls, .call, .mark: true
            case .dial, .hold, .mute, .direction, .list: false
            }
        }
    }

    /// What happened before anybody listened, while it is being found out.
    struct Before: Equatable {
        var printed = PrintedCalls()
        /// The addresses of those whose calls are printed and known as well, one for each call.
        var known: [String] = []
        /// Whether calls from now on are told by events alone.
        var isMarked = false
    }

    var legs: [CallID: Leg] = [:]
    /// The call of ours that has no Call-ID yet; there is one at a time, so that its first news can be told.
    var dialling: CallID?
    var queue: [(CallID, String)] = []
    var questions: [String: Question] = [:]
    /// `nil` once it has been found out.
    var before: Before? = Before()
    var step = Step()
    private var asked = 0
    /// The account that calls unless another is chosen, with `sip:`; empty for the engine's own choice.
    let account: String
    /// The accounts that were chosen for calls.
    var chosen: [CallID: String] = [:]
    /// The accounts that take no call without encryption, with `sip:`.
    let encrypting: Set<String>
    /// Makes the id of a call that comes in.
    let newCall: @MainActor () -> CallID

    init(account: String, encrypting: Set<String> = [], newCall: @escaping @MainActor () -> CallID) {
        (self.account, self.encrypting, self.newCall) = (account, encrypting, newCall)
    }

    func call(_ dialog: String) -> CallID? { legs.first { $0.value.dialog == dialog }?.key }

    mutating func tell(_ fact: EngineFact) { step.facts.append(fact) }
    mutating func write(_ commands: ControlCommand...) { step.writes.append(commands) }

    /// Names a question, so that its answer is known.
    mutating func ask(_ question: Question) -> String {
        asked += 1
        questions["q\(asked)"] = question
        return "q\(asked)"
    }

    /// Writes commands to one call; the call is chosen in the same write.
    mutating func write(to call: CallID, _ commands: ControlCommand...) {
        guard let dialog = legs[call]?.dialog else { return }
        step.writes.append([ControlCommand("callfind", dialog)] + commands)
    }

    /// Takes a call off and says why it ended.
    mutating func close(_ call: CallID, _ reason: EndReason, _ detail: String?) {
        guard legs.removeValue(forKey: call) != nil else { return }
        tell(.ended(call, reason, detail: detail))
        if dialling == call { nextDial() }
    }

    mutating func nextDial() {
        dialling = nil
        guard !queue.isEmpty else { return }
        let (call, target) = queue.removeFirst()
        dial(call, target)
    }

    mutating func dial(_ call: CallID, _ target: String) {
        dialling = call
        let dial = ControlCommand("dial", target, token: ask(.dial(call)))
        let account = chosen.removeValue(forKey: call) ?? account
        step.writes.append(account.isEmpty ? [dial] : [ControlCommand("uafind", account), dial])
    }
}
