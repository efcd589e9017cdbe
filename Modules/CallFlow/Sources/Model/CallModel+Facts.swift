import CallFlowInterface
import LocalizationKit

extension CallModel {
    /// A fact changes what is known and finishes actions; it never begins one.
    mutating func note(_ fact: EngineFact, from engine: String) {
        switch fact {
        case .incoming(let id, let party): receive(id, from: party, by: engine)
        case .ringing(let id): with(id, engine) { $0.rings($1) }
        case .connected(let id): with(id, engine) { $0.connects($1) }
        case .held(let id, let isHeld): with(id, engine) { $0.isNow(held: isHeld, $1) }
        case .muted(let id, let isMuted): with(id, engine) { $0.isNow(muted: isMuted, $1) }
        case .remoteHeld(let id, let isHeld): with(id, engine) { $0.isNow(remoteHeld: isHeld, $1) }
        case .tone(let id, let key): with(id, engine) { $0.tell(.tone, $1, detail: String(key)) }
        case .transferFailed(let id, let text): with(id, engine) { $0.transferFailed($1, text) }
        case .ended(let id, let reason, let detail): with(id, engine) { $0.ended($1, reason, detail) }
        case .turnedAway(let id, let party, let reason, let detail): turnAway(id, party, engine, reason, detail)
        case .account(let account, let state): accounts[account] = state
        case .lost(let detail): lose(engine, detail)
        }
    }

    private mutating func with(_ id: CallID, _ engine: String, _ change: (inout CallModel, Int) -> Void) {
        if let index = index(ofLink: id, engine) { change(&self, index) }
    }

    private mutating func rings(_ index: Int) {
        guard lines[index].call.state == .starting else { return }
        lines[index].call.state = .ringing
        lines[index].deadline = now + CallDeadlines.ringingThere
        tell(.ringing, index)
    }

    private mutating func connects(_ index: Int) {
        let call = lines[index].call
        guard !call.isEnding, call.state != .connected else { return }
        (lines[index].call.state, lines[index].connected, lines[index].deadline) = (.connected, now, nil)
        finish { $0 == .answer(call.id) }
        tell(.connected, index)
        if call.isMuted { order(index) { .setMuted($0, true) } }
        if lines.contains(where: { $0.call.isActive && $0.call.group != call.group }) { hold(index, true) }
        if !lines[index].tones.isEmpty {
            let tones = lines[index].tones
            order(index) { .playTones($0, tones) }
            lines[index].tones = ""
        }
    }

    private mutating func isNow(held isHeld: Bool, _ index: Int) {
        let call = lines[index].call
        lines[index].isHeldByEngine = isHeld
        finish { $0 == .setHeld(call.id, isHeld) }
        guard call.state == .connected, call.isHeld != isHeld else { return }
        // While a wish of ours is on its way, an older fact does not undo it.
        guard !pending.contains(where: { $0.action.kind == .setHeld(call.id, call.isHeld) }) else { return }
        if !isHeld, lines.contains(where: { $0.call.isActive && $0.call.group != call.group }) {
            order(index) { .setHeld($0, true) }
        } else {
            lines[index].call.isHeld = isHeld
            tell(.held, index)
        }
    }

    private mutating func isNow(muted isMuted: Bool, _ index: Int) {
        let call = lines[index].call
        finish { $0 == .setMuted(call.id, isMuted) }
        guard call.state == .connected, call.isMuted != isMuted else { return }
        guard !pending.contains(where: { $0.action.kind == .setMuted(call.id, call.isMuted) }) else { return }
        lines[index].call.isMuted = isMuted
        tell(.muted, index)
    }

    private mutating func isNow(remoteHeld isHeld: Bool, _ index: Int) {
        guard lines[index].call.isRemoteHeld != isHeld else { return }
        lines[index].call.isRemoteHeld = isHeld
        tell(.remoteHeld, index)
    }

    private mutating func transferFailed(_ index: Int, _ text: String) {
        let call = lines[index].call.id
        finish(with: .refused(LocalizedText(text))) { if case .transfer(call, _) = $0 { true } else { false } }
        tell(.transferFailed, index, detail: text)
    }

    private mutating func ended(_ index: Int, _ reason: EndReason, _ detail: String?) {
        let call = lines[index].call
        switch call.state {
        case .ending(let ours): close(index, reason == .transferred ? reason : ours, detail: detail)
        case .ringing where call.direction == .incoming && reason == .remoteEnded:
            close(index, .callerGaveUp, detail: detail)
        default: close(index, reason, detail: detail)
        }
    }

    private mutating func lose(_ engine: String, _ detail: String?) {
        accounts = [:]
        while let index = lines.firstIndex(where: { $0.call.engine == engine }) {
            close(index, .engineLost, detail: detail)
        }
    }
}
