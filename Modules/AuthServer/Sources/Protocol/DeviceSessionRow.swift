import AuthFlowInterface
import JSONKit
import PlatformInterface

/// A session in the list of all, which the protocol does not have: our own clients show it.
struct DeviceSessionRow {
    let session: DeviceSession

    var document: JSONValue {
        [
            "id": .string(SessionDocument.uuid(session.id)), "device": .string(session.device),
            "created_at": .string("\(session.created)"), "last_used_at": .string("\(session.lastUsed)"),
            "is_current": .bool(session.isCurrent),
        ]
    }
}
