import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// A call of this moment, with what can be done to it.
struct CallRow: View {
    let line: CallsDisplay.Line
    let display: CallsDisplay
    let actions: CallsActions

    private var call: Call { line.call }

    var body: some View {
        VStack(alignment: .leading) {
            Flow {
                Text(display.name(of: call.party)).bold()
                Text(state)
                if let seconds = line.seconds { Text(Duration.seconds(seconds).clockText) }
                if display.isJoined(call) { Text(Strings.joinedMark) }
                if call.isSimulated { Text(Strings.simulated).foreground(.yellow) }
            }
            Flow {
                if call.isRingingHere {
                    Button(Strings.answer, actions.ask(.answer(call.id)))
                    Button(Strings.decline, actions.ask(.end(call.id)))
                } else if !call.isEnding {
                    controls
                }
            }
            // Said once, beneath the active one.
            if call.isActive, display.partner(of: call) != nil, !display.joiners.contains(call.engine) {
                Text(Strings.cannotJoin).dim()
            }
        }
        .padding(.top, 1)
        .accessibilityGroup(display.name(of: call.party))
    }

    @ViewBuilder private var controls: some View {
        Button(Strings.hangUp, actions.ask(.end(call.id)))
        Toggle(Strings.mute, isOn: call.isMuted) { actions.ask(.setMuted(call.id, $0)) }
        if call.state == .connected {
            Toggle(Strings.hold, isOn: call.isHeld) { actions.ask(.setHeld(call.id, $0)) }
            Button(Strings.keypad, actions.keypad)
            if let partner = display.partner(of: call), display.joiners.contains(call.engine) {
                Button(Strings.join, actions.ask(.setGroup(call.id, with: partner.id)))
            } else if display.isJoined(call) {
                Button(Strings.separate, actions.ask(.setGroup(call.id, with: nil)))
            }
            if let handle = try? CallHandle(display.field, in: display.preferences.numbers) {
                Button(Strings.transfer, actions.ask(.transfer(call.id, handle)))
            }
        }
    }

    private var state: LocalizedText {
        switch call.state {
        case .starting: Strings.eventStarted
        case .ringing: call.direction == .incoming ? Strings.eventIncoming : Strings.eventRinging
        case .answering: Strings.connecting
        case .connected where call.isHeld: Strings.eventHeld
        case .connected where call.isRemoteHeld: Strings.eventRemoteHeld
        case .connected: Strings.eventConnected
        case .ending(let reason): reason.explanation
        }
    }
}
