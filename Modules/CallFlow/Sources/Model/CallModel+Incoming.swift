import CallFlowInterface
import PlatformInterface

extension CallModel {
    /// A push is reported in the event that brings it; one that comes too late is reported and ended.
    mutating func receive(_ push: IncomingPush) {
        switch push.kind {
        case .call: ring(for: push)
        case .cancelled: withdraw(push.id, .callerGaveUp)
        case .answeredElsewhere: withdraw(push.id, .answeredElsewhere)
        case .declinedElsewhere: withdraw(push.id, .declinedElsewhere)
        }
    }

    private mutating func ring(for push: IncomingPush) {
        guard let engine = preferences.engine.flatMap(traits) else { return }
        guard index(of: push.id) == nil, index(ofLink: push.id, engine.id) == nil else { return }
        let call = Call(push.id, .incoming, push.party, engine: engine.id, isSimulated: engine.isSimulated)
        let rest = push.expiry.map { wall.duration(to: $0) } ?? CallDeadlines.ringingHere
        if let over = over[push.id] { return pass(call, over.reason, isNew: !over.wasHere) }
        if rest <= .zero { return pass(call, .expired, isNew: true) }
        if let refusal = refusal(of: push.party) { return pass(call, refusal, isNew: true) }
        report(call, link: engine.answersPushes ? push.id : nil, until: min(rest, CallDeadlines.ringingHere))
    }

    /// A call that comes by its engine: a new one, or the one that a push has announced.
    mutating func receive(_ id: CallID, from party: CallParty, by engine: String) {
        guard let traits = traits(of: engine), index(ofLink: id, engine) == nil else { return }
        if let announced = announced(id, party, engine) { return link(announced, to: id) }
        let call = Call(id, .incoming, party, engine: engine, isSimulated: traits.isSimulated)
        let order = CallDecisions.Order(engine: engine, command: .reject(id, isBusy: true))
        if let over = over[id] {
            decided.orders.append(order)
            return pass(call, over.reason, isNew: !over.wasHere)
        }
        if let refusal = refusal(of: party) {
            decided.orders.append(order)
            return pass(call, refusal, isNew: true)
        }
        report(call, link: id, until: CallDeadlines.ringingHere)
    }

    /// A call that the engine has turned away by itself is a missed one, of which nobody heard.
    mutating func turnAway(
        _ id: CallID, _ party: CallParty, _ engine: String, _ reason: EndReason, _ detail: String?
    ) {
        guard let traits = traits(of: engine) else { return }
        let call = Call(id, .incoming, party, engine: engine, isSimulated: traits.isSimulated)
        pass(call, reason, isNew: over[id] == nil, detail: detail)
    }

    private func announced(_ id: CallID, _ party: CallParty, _ engine: String) -> Int? {
        lines.firstIndex { line in
            line.link == nil && line.call.engine == engine
                && (line.call.id == id || line.call.party.handle == party.handle)
        }
    }

    /// Whoever answered before the call itself came, has answered it.
    private mutating func link(_ index: Int, to id: CallID) {
        lines[index].link = id
        if lines[index].call.state == .answering { order(index) { .answer($0) } }
    }

    private func refusal(of party: CallParty) -> EndReason? {
        if preferences.isBlocked(party.handle) { return .blocked }
        if preferences.isDoNotDisturb { return .doNotDisturb }
        return groups.count < Self.mostGroups ? nil : .linesBusy
    }

    private mutating func report(_ call: Call, link: CallID?, until deadline: Duration) {
        add(call, link: link, until: deadline)
        decided.reports.append(call)
    }

    /// A call that is over in the event that brings it; nobody sees one that is blocked, would disturb or was turned away.
    private mutating func pass(_ call: Call, _ reason: EndReason, isNew: Bool, detail: String? = nil) {
        let isUnseen = [.blocked, .doNotDisturb, .linesBusy, .mediaMismatch, .encryptionMismatch].contains(reason)
        if !isUnseen { decided.reports.append(call) }
        decided.events += [CallEvent(.incoming, call), CallEvent(.ended, call, detail: detail, reason: reason)]
        if isNew { decided.records.append(CallRecord(call, start: wall.seconds, reason: reason, detail: detail)) }
        over[call.id] = Over(reason: reason, at: now, wasHere: true)
    }

    /// The news that a call is over: it stops ringing, and one that has not come yet will not ring.
    private mutating func withdraw(_ id: CallID, _ reason: EndReason) {
        scheduled.removeAll { $0.push.id == id }
        guard let index = index(of: id) else {
            if over[id] == nil { over[id] = Over(reason: reason, at: now, wasHere: false) }
            return
        }
        guard lines[index].call.isRingingHere else { return }
        end(index, reason) { .reject($0, isBusy: false) }
    }
}
