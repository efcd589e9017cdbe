import CallFlowInterface
import TextViewKitInterface

/// The twelve keys of a phone.
struct Keypad: View {
    let call: CallID
    let actions: CallsActions

    var body: some View {
        VStack {
            ForEach(["123", "456", "789", "*0#"], id: \.self) { row in
                HStack(spacing: 1) {
                    ForEach(row.map(String.init), id: \.self) { Button($0, actions.ask(.playTones(call, $0))) }
                }
            }
        }
        .padding(.top, 1)
    }
}
