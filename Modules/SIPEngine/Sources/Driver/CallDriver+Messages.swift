import CallFlowInterface

extension CallDriver {
    /// Takes what baresip says.
    ///
    /// - Parameter message: an event or an answer.
    /// - Returns: what to write and to tell.
    @MainActor
    mutating func take(_ message: ControlMessage) -> Step {
        step = Step()
        switch message {
        case .event(let event): take(event)
        case .answer(let isKnown, let text, let token):
            if let question = questions.removeValue(forKey: token) { take(text, isKnown: isKnown, to: question) }
        }
        return step
    }

    @MainActor
    private mutating func take(_ event: ControlEvent) {
        switch event.type {
        case "CALL_INCOMING": return comes(event)
        case "REGISTERING": return note(.registering, of: event.account.withoutScheme)
        case "REGISTER_OK": return note(.registered, of: event.account.withoutScheme)
        case "REGISTER_FAIL": return note(.failed(event.text), of: event.account.withoutScheme)
        // The other end offers nothing that the account takes; 1.0.0 has no Call-ID for it.
        case "CALL_CLOSED" where !event.isOutgoing && event.text == "No audio codecs":
            return tell(
                .turnedAway(
                    newCall(), CallParty(event.peer, name: event.name), mismatch(event.account), detail: event.text))
        default: break
        }
        guard let call = leg(of: event), let leg = legs[call] else { return }
        switch event.type {
        case "TRANSFER": legs[call]?.isHandedOn = true
        case "CALL_RINGING", "CALL_PROGRESS": rings(call)
        case "CALL_ESTABLISHED": connects(call)
        case "CALL_REMOTE_SDP":
            if event.text == "offer", leg.isConnected {
                write(to: call, ControlCommand("audio_debug", token: ask(.direction(call))))
            }
        case "CALL_DTMF_START":
            if let key = event.text.first, "0123456789*#ABCD".contains(key) { tell(.tone(call, key)) }
        case "TRANSFER_FAILED":
            // The call that was to be handed on is gone as well, and nothing says so.
            tell(.transferFailed(call, event.text))
            close(call, .failed, event.text)
        case "CALL_CLOSED": closes(call, leg, event)
        default: break
        }
    }

    @MainActor
    private mutating func comes(_ event: ControlEvent) {
        guard let dialog = event.id else { return }
        comes(dialog, from: event.peer, named: event.name, isPrinted: before?.isMarked == false)
    }

    /// Somebody calls; a call that is known already is not told of again.
    @MainActor
    mutating func comes(_ dialog: String, from peer: String, named name: String?, isPrinted: Bool) {
        guard call(dialog) == nil else { return }
        let call = newCall()
        legs[call] = Leg(isOutgoing: false, peer: peer, dialog: dialog)
        if isPrinted { before?.known.append(peer) }
        tell(.incoming(call, CallParty(peer, name: name)))
    }

    /// The call that an event is about; the first news of an outgoing call that nobody knows is about the one dialled.
    private mutating func leg(of event: ControlEvent) -> CallID? {
        if let dialog = event.id, let call = call(dialog) { return call }
        guard event.isOutgoing, event.type.hasPrefix("CALL_"), event.type != "CALL_LOCAL_SDP" else { return nil }
        if let call = dialling, let peer = legs[call]?.peer, event.peer.isAddress(dialledAs: peer) {
            if let dialog = event.id { bind(call, dialog) }
            return call
        }
        return succeed(event)
    }

    private mutating func bind(_ call: CallID, _ dialog: String) {
        legs[call]?.dialog = dialog
        if legs[call]?.wantsEnd == true { write(to: call, ControlCommand("hangup")) }
        nextDial()
    }

    /// Who transfers us makes baresip begin a call by itself: it takes the place of the one that is handed on.
    private mutating func succeed(_ event: ControlEvent) -> CallID? {
        guard let dialog = event.id, let call = legs.first(where: { $0.value.isHandedOn })?.key else { return nil }
        legs[call]?.successor = event.type == "CALL_CLOSED" ? nil : dialog
        return nil
    }

    private mutating func rings(_ call: CallID) {
        guard let leg = legs[call], leg.isOutgoing, !leg.isRinging, !leg.isConnected else { return }
        legs[call]?.isRinging = true
        tell(.ringing(call))
    }

    private mutating func connects(_ call: CallID) {
        guard legs[call]?.isConnected == false else { return }
        legs[call]?.isConnected = true
        // An answered call keeps the mark of being held that 1.0.0 gave it when it rang beside another.
        if legs[call]?.isOutgoing == false, legs.count > 1 { write(to: call, ControlCommand("resume")) }
        tell(.connected(call))
    }

    private mutating func note(_ registration: Registration, of address: String) {
        step.registrations[address] = registration
        tell(.account(address, registration.state(of: address)))
    }

    private func mismatch(_ account: String) -> EndReason {
        encrypting.contains(account) ? .encryptionMismatch : .mediaMismatch
    }

    private mutating func closes(_ call: CallID, _ leg: Leg, _ event: ControlEvent) {
        if let successor = leg.successor {
            legs[call]?.dialog = successor
            legs[call]?.successor = nil
            legs[call]?.isHandedOn = false
            return
        }
        let wasRinging = !leg.isOutgoing && !leg.isConnected
        let reason = CloseReason.reason(event.text, wasRinging: wasRinging)
        switch reason {
        case .mediaMismatch: close(call, mismatch(event.account), event.text)
        // Who has been reached can only be lost.
        case .unreachable where leg.isConnected: close(call, .connectionLost, event.text)
        default: close(call, reason, event.text)
        }
    }
}

extension StringProtocol {
    /// An address of an account without `sip:`.
    fileprivate var withoutScheme: String { String(hasPrefix("sip:") ? dropFirst(4) : self[...]) }

    /// Whether it is the address that was dialled; an account that goes by TCP or TLS adds how to get there.
    func isAddress(dialledAs target: String) -> Bool { self == target || hasPrefix("\(target);transport=") }
}
