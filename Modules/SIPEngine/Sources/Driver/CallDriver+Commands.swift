import CallFlowInterface

extension CallDriver {
    /// Carries a command out.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - target: the address that a handle stands for; `nil` when it stands for none.
    /// - Returns: what to write and to tell.
    mutating func perform(_ command: EngineCommand, target: (CallHandle) -> String?) -> Step {
        step = Step()
        switch command {
        case .choose(let call, let account): chosen[call] = "sip:\(account)"
        case .dial(let call, let handle): start(call, target(handle))
        case .answer(let call): answer(call)
        case .reject(let call, _), .hangUp(let call): end(call)
        case .setHeld(let call, let isHeld):
            write(to: call, ControlCommand(isHeld ? "hold" : "resume", token: ask(.hold(call, isHeld))))
        case .setMuted(let call, let isMuted): mute(call, isMuted)
        case .playTones(let call, let tones): write(to: call, ControlCommand("sndcode", tones))
        case .transfer(let call, let handle):
            if let target = target(handle) { write(to: call, ControlCommand("transfer", target)) }
        case .join: break
        }
        return step
    }

    private mutating func start(_ call: CallID, _ target: String?) {
        // An empty target would call the last number again, and `%` kills versions before 3.0.0.
        guard let target, !target.isEmpty, !target.contains("%") else {
            return tell(.ended(call, .noSuchHost, detail: nil))
        }
        legs[call] = Leg(isOutgoing: true, peer: target)
        if dialling == nil { dial(call, target) } else { queue.append((call, target)) }
    }

    /// Twice, because with two calls ringing the first `accept` of 1.0.0 only tries to hold the other one.
    private mutating func answer(_ call: CallID) {
        guard legs[call]?.isConnected == false else { return }
        write(to: call, ControlCommand("accept"), ControlCommand("accept"))
    }

    private mutating func end(_ call: CallID) {
        guard let leg = legs[call] else { return tell(.ended(call, .ended, detail: nil)) }
        if leg.dialog != nil { return write(to: call, ControlCommand("hangup")) }
        if dialling != call {
            queue.removeAll { $0.0 == call }
            return close(call, .ended, nil)
        }
        legs[call]?.wantsEnd = true
        write(ControlCommand("listcalls", token: ask(.list(call))))
    }

    /// Whether there are calls whose other end could be gone without anybody noticing.
    var holdsCalls: Bool { legs.values.contains(where: \.isHeld) }

    /// Offers held calls again as they are: the other end answers, does not know the call any more, or is silent, and in
    /// both of those baresip ends it (RFC 3261, 12.2.1.2).
    ///
    /// - Returns: what to write.
    mutating func checkHeld() -> Step {
        step = Step()
        for call in legs.keys.filter({ legs[$0]?.isHeld == true }) { write(to: call, ControlCommand("reinvite")) }
        return step
    }

    /// `mute` turns over what is, so it is sent only where it differs.
    mutating func mute(_ call: CallID, _ isMuted: Bool) {
        guard let leg = legs[call] else { return }
        if leg.isMuted == isMuted { return tell(.muted(call, isMuted)) }
        write(to: call, ControlCommand("mute", token: ask(.mute(call, isMuted))))
    }
}
