import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// Somebody calls: the one question is whether to answer.
///
/// Typing never answers: the letters count with Alt alone, and Enter on the button that has the focus.
struct CallSheet: View {
    let display: CallsDisplay
    let actions: CallsActions

    private var ringing: [CallsDisplay.Line] { display.lines.filter(\.call.isRingingHere) }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(ringing) { line in
                let name = display.name(of: line.call.party)
                VStack(alignment: .leading) {
                    Text(Strings.incomingCall).bold().accessibilityTraits(.header)
                    Text(name)
                    if name != line.call.party.handle { Text(line.call.party.handle).dim() }
                    if line.call.isSimulated { Text(Strings.simulated).foreground(.yellow) }
                    buttons(line).accessibilityGroup(name).padding(.top, 1)
                }
                .padding(.bottom, 1)
            }
        }
    }

    /// Of several callers, the one who has waited longest has the keys.
    @ViewBuilder
    private func buttons(_ line: CallsDisplay.Line) -> some View {
        let answer = Button(Strings.answer, actions.ask(.answer(line.id)))
        let decline = Button(Strings.decline, actions.ask(.end(line.id)))
        HStack(spacing: 2) {
            if line.id == ringing.first?.id {
                answer.keyboardShortcut("a", modifiers: .alt).defaultFocus()
                decline.keyboardShortcut("d", modifiers: .alt)
            } else {
                answer
                decline
            }
        }
    }
}
