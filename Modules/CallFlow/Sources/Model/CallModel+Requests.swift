import CallFlowInterface
import PhoneNumbersInterface

extension CallModel {
    /// The call button: what stands in the field is called.
    mutating func press(_ call: CallID, _ action: CallAction.ID) {
        do throws(CallError) {
            let handle = try CallHandle(field, in: preferences.numbers)
            transact([CallAction(id: action, kind: .start(call, handle, engine: nil))])
            fieldError = decided.outcomes.first { $0.action == action }?.error
        } catch {
            fieldError = error
            decided.outcomes.append(CallDecisions.Outcome(action: action, error: error))
        }
    }

    /// Does all of it, or nothing: the first action that cannot be done fails them all.
    mutating func transact(_ actions: [CallAction]) {
        var trial = self
        do throws(CallError) {
            for action in actions { try trial.perform(action) }
            self = trial
        } catch {
            decided.outcomes += actions.map { CallDecisions.Outcome(action: $0.id, error: error) }
        }
    }

    private mutating func perform(_ action: CallAction) throws(CallError) {
        switch action.kind {
        case .start(let call, let handle, let engine, let account): try start(call, handle, engine, account)
        case .answer(let call): if try answer(call) { return wait(for: action) }
        case .end(let call): if try end(call) { return wait(for: action) }
        case .setHeld(let call, let isHeld): if try setHeld(call, isHeld) { return wait(for: action) }
        case .setMuted(let call, let isMuted): if try setMuted(call, isMuted) { return wait(for: action) }
        case .playTones(let call, let tones): try play(tones, call)
        case .setGroup(let call, let other): try setGroup(call, with: other)
        case .transfer(let call, let handle):
            order(try connected(call)) { .transfer($0, handle) }
            return wait(for: action)
        }
        fulfil(action.id)
    }

    private func live(_ call: CallID) throws(CallError) -> Int {
        guard let index = index(of: call) else { throw over[call] == nil ? .unknownCall : .callEnded }
        guard !lines[index].call.isEnding else { throw .callEnded }
        return index
    }

    private func connected(_ call: CallID) throws(CallError) -> Int {
        let index = try live(call)
        guard lines[index].call.state == .connected else { throw .notConnected }
        return index
    }

    /// Fulfilled as soon as the engine was told: a call that comes to nothing ends, its start does not fail.
    private mutating func start(
        _ call: CallID, _ handle: CallHandle, _ engine: String?, _ account: String?
    ) throws(CallError) {
        guard let traits = (engine ?? preferences.engine).flatMap(traits) else { throw .noEngine }
        guard index(of: call) == nil, over[call] == nil else { throw .callExists }
        guard groups.count < Self.mostGroups, decided.start == nil else { throw .tooManyCalls }
        // An answer in the same event would have to hold a call that does not exist yet: the call button wins.
        guard shouldAnswer == nil else { throw .tooManyCalls }
        holdOthers(than: call)
        let new = Call(
            call, .outgoing, CallParty(handle.text), engine: traits.id, isSimulated: traits.isSimulated)
        add(new, link: call, until: CallDeadlines.start)
        // The account that was chosen on the screen is one of the usual engine.
        if let account = account ?? (traits.id == preferences.engine ? preferences.account : nil) {
            order(lines.count - 1) { .choose($0, account: account) }
        }
        decided.start = CallDecisions.Start(call: call, handle: handle, engine: traits.id)
    }

    /// - Returns: whether it takes the engine to be done.
    private mutating func answer(_ call: CallID) throws(CallError) -> Bool {
        let index = try live(call)
        guard lines[index].call.isRingingHere else {
            guard lines[index].call.direction == .incoming else { throw .unknownCall }
            return false
        }
        guard decided.start == nil else { throw .tooManyCalls }
        holdOthers(than: call)
        lines[index].call.state = .answering
        lines[index].deadline = now + CallDeadlines.answer
        order(index) { .answer($0) }
        return true
    }

    private mutating func end(_ call: CallID) throws(CallError) -> Bool {
        guard let index = index(of: call) else {
            // A call that is over needs no end, and a person who presses the button late is told nothing.
            if over[call] != nil { return false }
            throw .unknownCall
        }
        switch lines[index].call.state {
        case .ending: return true
        case .ringing where lines[index].call.direction == .incoming:
            end(index, .declined) { .reject($0, isBusy: false) }
        case .starting, .ringing: end(index, .cancelled) { .hangUp($0) }
        case .answering, .connected: end(index, .ended) { .hangUp($0) }
        }
        return self.index(of: call) != nil
    }

    private mutating func setHeld(_ call: CallID, _ isHeld: Bool) throws(CallError) -> Bool {
        let index = try connected(call)
        guard lines[index].call.isHeld != isHeld else { return false }
        if !isHeld { holdOthers(than: lines[index].call.group) }
        hold(index, isHeld)
        return true
    }

    private mutating func setMuted(_ call: CallID, _ isMuted: Bool) throws(CallError) -> Bool {
        let index = try live(call)
        guard lines[index].call.isMuted != isMuted else { return false }
        lines[index].call.isMuted = isMuted
        tell(.muted, index)
        // Before the connection the wish stands in the model, and the engine follows with it.
        guard lines[index].call.state == .connected else { return false }
        order(index) { .setMuted($0, isMuted) }
        return true
    }

    private mutating func play(_ tones: String, _ call: CallID) throws(CallError) {
        let index = try live(call)
        guard !tones.isEmpty, tones.utf8.count <= 64, tones.allSatisfy("0123456789*#ABCD".contains) else {
            throw .invalidDigits
        }
        guard lines[index].call.state == .connected else {
            lines[index].tones += tones
            return
        }
        order(index) { .playTones($0, tones) }
    }

    private mutating func setGroup(_ call: CallID, with other: CallID?) throws(CallError) {
        let index = try connected(call)
        guard let other else { return try leaveGroup(index) }
        let partner = try connected(other)
        let engine = lines[index].call.engine
        guard engine == lines[partner].call.engine, traits(of: engine)?.joinsCalls == true else { throw .unsupported }
        guard index != partner, let link = lines[partner].link else { throw .unsupported }
        lines[index].call.group = lines[partner].call.group
        order(index) { .join($0, link) }
        for member in [index, partner] { hold(member, false) }
        tell(.joined, index)
    }

    private mutating func leaveGroup(_ index: Int) throws(CallError) {
        let call = lines[index].call
        guard lines.contains(where: { $0.call.id != call.id && $0.call.group == call.group }) else { return }
        guard groups.count < Self.mostGroups else { throw .tooManyCalls }
        let rest = lines.indices.filter { $0 != index && lines[$0].call.group == call.group }
        guard let first = rest.first else { return }
        for member in rest { lines[member].call.group = lines[first].call.id }
        lines[index].call.group = call.id
        hold(index, true)
    }
}
