import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// Somebody calls: the one question is whether to answer.
///
/// Typing never answers: the letters count with Alt alone, and Enter on the button that has the focus.
struct CallSheet: View {
    let display: CallsDisplay
    let actions: CallsActions

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(display.lines.filter(\.call.isRingingHere)) { line in
                VStack(alignment: .leading) {
                    Text(Strings.incomingCall).bold().accessibilityTraits(.header)
                    Text(display.name(of: line.call.party))
                    if display.name(of: line.call.party) != line.call.party.handle {
                        Text(line.call.party.handle).dim()
                    }
                    if line.call.isSimulated { Text(Strings.simulated).foreground(.yellow) }
                    HStack(spacing: 2) {
                        Button(Strings.answer, actions.ask(.answer(line.id))).keyboardShortcut("a", modifiers: .alt)
                            .defaultFocus()
                        Button(Strings.decline, actions.ask(.end(line.id))).keyboardShortcut("d", modifiers: .alt)
                    }
                    .accessibilityGroup(display.name(of: line.call.party))
                    .padding(.top, 1)
                }
                .padding(.bottom, 1)
            }
        }
    }
}
