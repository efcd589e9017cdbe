import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import TextViewKitInterface

/// One session in the list of all.
struct SessionRow: View {
    let session: DeviceSession
    let end: Intent

    var body: some View {
        HStack(spacing: 2) {
            Text(Self.title(session))
            if !session.isCurrent { Button(Strings.endSession, end).accessibilityHint(Self.title(session)) }
        }
    }

    /// The device, and when it was last seen.
    static func title(_ session: DeviceSession) -> LocalizedText {
        let device = session.device.isEmpty ? Strings.unknownDevice : LocalizedText(session.device)
        let day = LocalizedText(String(session.lastUsed.description.prefix(10)))
        return session.isCurrent
            ? Strings.thisSession(device: device) : Strings.otherSession(device: device, day: day)
    }
}
