import AuthBackendInterface
import AuthFlowInterface

extension AccountRecord {
    /// The account as a server shows it.
    func identity(_ id: String) -> Identity {
        Identity(
            id: id, phone: phone, metadata: metadata ?? IdentityMetadata(), created: created.wallTime,
            lastSignIn: (sessions.map(\.created).max() ?? created).wallTime)
    }

    /// The list of sessions, the one used last first.
    func list(asking session: String) -> [DeviceSession] {
        sessions.sorted { $0.lastUsed > $1.lastUsed }.map {
            DeviceSession(
                id: $0.id, device: $0.device, created: $0.created.wallTime, lastUsed: $0.lastUsed.wallTime,
                isCurrent: $0.id == session)
        }
    }
}
