import CallFlowInterface

extension CallDriver {
    /// Takes the answer to something that was asked.
    @MainActor
    mutating func take(_ text: String, isKnown: Bool, to question: Question) {
        switch question {
        case .dial(let call):
            if !isKnown { close(call, .failed, text) }
        case .hold(let call, let isHeld):
            guard isKnown, legs[call] != nil else { break }
            legs[call]?.isHeld = isHeld
            tell(.held(call, isHeld))
        case .mute(let call, let wanted): muted(call, wanted, text)
        case .direction(let call):
            if let direction = text.firstMatch(of: #/audio dir=(\w+)/#)?.output.1 {
                tell(.remoteHeld(call, direction == "recvonly" || direction == "inactive"))
            }
        case .list(let call): endLine(call, text)
        case .calls(let account): look(at: account, text)
        case .call: find(text)
        case .mark: before?.isMarked = true
        }
        missThoseBefore()
    }

    private mutating func muted(_ call: CallID, _ wanted: Bool, _ text: String) {
        guard legs[call] != nil, text.contains("muted") else { return }
        let isMuted = !text.contains("un-muted")
        legs[call]?.isMuted = isMuted
        if isMuted == wanted { tell(.muted(call, isMuted)) } else { mute(call, wanted) }
    }

    /// Ends a call that has no Call-ID yet by the number of its line.
    private mutating func endLine(_ call: CallID, _ text: String) {
        guard let leg = legs[call], leg.dialog == nil else { return }
        let lines = text.matches(of: #/\[line (?<number>\d+)\]\s+\S+\s+OUTGOING\s+(?<peer>\S+)/#)
        guard let line = lines.last(where: { $0.output.peer.isAddress(dialledAs: leg.peer) }) else { return }
        write(ControlCommand("line", String(line.output.number)), ControlCommand("hangup"))
    }
}
