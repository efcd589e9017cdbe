import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// A call that was: it can be called back and forgotten, and whoever called can be kept from calling.
struct PastCallRow: View {
    let record: CallRecord
    let name: String
    let isBlocked: Bool
    let actions: CallsActions

    var body: some View {
        Flow {
            HStack(spacing: 1) {
                direction
                if record.isMissed { Text(name).foreground(.red) } else { Text(name) }
                if let talk = record.talk { Text(Duration.seconds(talk).clockText).dim() }
                if record.isSimulated { Text(Strings.simulated).dim() }
            }
            Text(record.reason?.explanation ?? Strings.inProgress).dim()
            Button(Strings.callBack, actions.callHandle(record.party.handle))
            Button(Strings.forget, actions.forget(record.id))
            if isBlocked {
                Button(Strings.unblock, actions.block(record.party.handle, false))
            } else if record.direction == .incoming {
                Button(Strings.block, actions.block(record.party.handle, true))
            }
        }
        .accessibilityGroup(name)
    }

    /// An arrow for the eye, and a word for who hears it.
    private var direction: some View {
        let isIncoming = record.direction == .incoming
        return Text(isIncoming ? "←" : "→")
            .accessibilityLabel(isIncoming ? Strings.incomingDirection : Strings.outgoingDirection)
    }
}
