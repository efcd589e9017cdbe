import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// The number field, the calls of this moment, and those that were.
struct CallsScreen: View {
    let display: CallsDisplay
    let actions: CallsActions

    var body: some View {
        VStack(alignment: .leading) {
            dial
            Text(Strings.noEmergency).dim()
            if let warning = display.warning { Text(warning).foreground(.yellow) }
            ForEach(display.states, id: \.account) { $0 }
            ForEach(display.lines) { CallRow(line: $0, display: display, actions: actions) }
            if display.hasKeypad, let call = display.lines.first(where: \.call.isActive)?.call {
                Keypad(call: call.id, actions: actions)
            }
            Divider()
            past
        }
    }

    private var dial: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                TextField(
                    Strings.number, text: display.field, placeholder: Strings.numberPlaceholder,
                    message: display.failure, onSubmit: actions.press, onChange: actions.type)
                Button(Strings.callButton, actions.press)
            }
            if let first = display.accounts.first {
                Picker(
                    Strings.callFrom, choices: display.accounts, selection: display.preferences.account ?? first,
                    name: { LocalizedText($0) }, onChange: actions.choose)
            }
            Flow(spacing: 2) {
                if display.isSimulated {
                    Text(Strings.simulated).foreground(.yellow)
                    if display.canSimulate { Button(Strings.simulateIncoming, actions.simulate) }
                }
                Toggle(
                    Strings.doNotDisturb, isOn: display.preferences.isDoNotDisturb, onChange: actions.disturb)
                if !display.book.contacts.isEmpty {
                    Toggle(Strings.contacts, isOn: display.showsContacts, onChange: actions.showContacts)
                }
            }
        }
    }

    private var past: some View {
        ScrollView(showsBar: true) {
            ForEach(Array(display.contacts.prefix(100))) { entry in
                ContactRow(
                    entry: entry, isBlocked: display.preferences.isBlocked(entry.handle.text), actions: actions)
            }
            if !display.showsContacts {
                if display.found.isEmpty, display.contacts.isEmpty { Text(Strings.noCalls).dim() }
                ForEach(Array(display.found.prefix(100))) { record in
                    PastCallRow(
                        record: record, name: display.name(of: record.party),
                        isBlocked: display.preferences.isBlocked(record.party.handle), actions: actions)
                }
            }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}
