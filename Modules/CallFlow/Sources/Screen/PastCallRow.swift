import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// A call that was: it can be called back and forgotten.
struct PastCallRow: View {
    let record: CallRecord
    let actions: CallsActions

    var body: some View {
        Flow {
            HStack(spacing: 1) {
                Text(record.direction == .incoming ? "←" : "→")
                if record.isMissed { Text(record.party.shown).foreground(.red) } else { Text(record.party.shown) }
                if let talk = record.talk { Text(CallTime.text(talk)).dim() }
                if record.isSimulated { Text(Strings.simulated).dim() }
            }
            Text(record.reason?.explanation ?? Strings.eventConnected).dim()
            HStack(spacing: 1) {
                Button(Strings.callBack, actions.callBack(record))
                Button(Strings.forget, actions.forget(record.id))
            }
        }
    }
}
