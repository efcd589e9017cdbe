import CallFlowInterface
import JSONKit
import PlatformInterface

/// A call, or something that happened to one, as other programs read it.
struct CallReport: Codable, Hashable, Sendable {
    /// What happened; `nil` for a call as it is.
    var event: String?
    var id: CallID
    var direction: CallDirection
    var handle: String
    var name: String?
    var engine: String
    var isSimulated: Bool
    var state: String
    var isHeld: Bool
    var isMuted: Bool
    var isRemoteHeld: Bool
    var reason: EndReason?
    var detail: String?
    /// When it happened, in seconds since 1970-01-01T00:00:00Z.
    var time: Int64

    init(_ call: Call, at time: WallTime, named name: String? = nil, event: CallEvent? = nil) {
        (self.event, id, direction) = (event?.kind.rawValue, call.id, call.direction)
        (handle, self.name, engine) = (call.party.handle, name ?? call.party.name, call.engine)
        (isSimulated, isHeld, isMuted) = (call.isSimulated, call.isHeld, call.isMuted)
        isRemoteHeld = call.isRemoteHeld
        state = event?.kind == .ended ? "ended" : call.state.word
        (reason, detail, self.time) = (event?.reason, event?.detail, time.seconds)
    }
}

extension CallReport {
    /// One object; what there is nothing to say of is left out.
    var json: JSONValue {
        var fields: [(String, JSONValue)] = event.map { [("event", .string($0))] } ?? []
        fields += [
            ("id", .string(id.text)), ("direction", .string(direction.rawValue)), ("handle", .string(handle)),
            ("engine", .string(engine)), ("simulated", .bool(isSimulated)), ("state", .string(state)),
            ("held", .bool(isHeld)), ("muted", .bool(isMuted)), ("remoteHeld", .bool(isRemoteHeld)),
            ("time", .string(WallTime(seconds: time).description)),
        ]
        if let name { fields.append(("name", .string(name))) }
        if let reason { fields.append(("reason", .string(reason.rawValue))) }
        if let detail { fields.append(("detail", .string(detail))) }
        return .object(fields)
    }
}

extension Call.State {
    /// The word in JSON.
    var word: String {
        switch self {
        case .starting: "starting"
        case .ringing: "ringing"
        case .answering: "answering"
        case .connected: "connected"
        case .ending: "ending"
        }
    }
}
