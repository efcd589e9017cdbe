import CallFlowInterface
import PlatformInterface

/// What is known of all calls, and everything that is decided about them: plain values, and a `should…` for each thing
/// that can be done.
///
/// An event is taken with ``take(_:at:)``; what is decided about it stands in the one snapshot of that event, and
/// ``settle()`` takes it back. Nothing else in the module decides that a call starts, is answered, declined, held,
/// joined, ended or missed.
struct CallModel: Sendable {
    /// The text of the number field.
    var field = ""
    /// Why the call button did nothing, until the field changes.
    var fieldError: CallError?
    var preferences: CallPreferences
    let engines: [EngineTraits]

    /// The present moment, by a clock that only goes forward, and by the one on the wall.
    var now: Duration = .zero
    var wall = WallTime(seconds: 0)

    var lines: [CallLine] = []
    /// Whether calls can come and go by the accounts of which that is known.
    var accounts: [String: AccountState] = [:]
    var pending: [PendingAction] = []
    var scheduled: [ScheduledPush] = []
    /// Calls that are over, for news of them that come late.
    var over: [CallID: Over] = [:]
    /// When those that are over for long are forgotten next.
    var forgetting: Duration = .zero
    var decided = CallDecisions()

    struct PendingAction: Equatable, Sendable {
        let action: CallAction
        let deadline: Duration
    }

    struct ScheduledPush: Equatable, Sendable {
        let push: IncomingPush
        let due: Duration
    }

    struct Over: Equatable, Sendable {
        let reason: EndReason
        let at: Duration
        /// Whether the call was here before it was over.
        let wasHere: Bool
    }

    init(engines: [EngineTraits], preferences: CallPreferences = CallPreferences()) {
        (self.engines, self.preferences) = (engines, preferences)
    }

    /// Writes an event into the model.
    mutating func take(_ input: CallInput, at now: Duration, _ wall: WallTime) {
        (self.now, self.wall, decided) = (now, wall, CallDecisions())
        passTime()
        switch input {
        case .typed(let text): (field, fieldError) = (text, nil)
        case .callPressed(let call, let action): press(call, action)
        case .requested(let actions): transact(actions)
        case .pushed(let push): receive(push)
        case .scheduled(let push, let delay): scheduled.append(ScheduledPush(push: push, due: now + delay))
        case .unscheduled(let id): scheduled.removeAll { $0.push.id == id }
        case .fact(let fact, let engine): note(fact, from: engine)
        case .preferences(let preferences): self.preferences = preferences
        case .clock: break
        }
    }

    /// Takes the decisions of the event back.
    mutating func settle() { decided = CallDecisions() }
}
