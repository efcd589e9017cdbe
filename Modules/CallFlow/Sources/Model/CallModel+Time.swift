import CallFlowInterface

extension CallModel {
    /// What is due because time has passed.
    mutating func passTime() {
        let due = pending.filter { $0.deadline <= now }.map(\.action)
        for action in due { fail(action) }
        while let index = lines.firstIndex(where: { $0.deadline.map { $0 <= now } ?? false }) { expire(index) }
        while let index = scheduled.firstIndex(where: { $0.due <= now }) {
            receive(scheduled.remove(at: index).push)
        }
        forget()
    }

    /// Once in a while is enough, and every event passes here.
    private mutating func forget() {
        guard now >= forgetting else { return }
        over = over.filter { now - $0.value.at < CallDeadlines.memory }
        forgetting = now + CallDeadlines.memory / 5
    }

    /// An action that the engine did not do: what the person sees is again what the engine does.
    private mutating func fail(_ action: CallAction) {
        finish(with: .timedOut) { $0 == action.kind }
        guard let index = index(of: action.kind.call) else { return }
        switch action.kind {
        case .setHeld(_, let isHeld):
            lines[index].call.isHeld = lines[index].isHeldByEngine
            if lines[index].call.isHeld != isHeld { tell(.held, index) }
        case .setMuted(_, let isMuted):
            lines[index].call.isMuted = !isMuted
            tell(.muted, index)
        default: break
        }
    }

    private mutating func expire(_ index: Int) {
        let call = lines[index].call
        switch call.state {
        case .starting: end(index, .unreachable) { .hangUp($0) }
        case .ringing where call.direction == .incoming: end(index, .unanswered) { .reject($0, isBusy: true) }
        case .ringing: end(index, .unanswered) { .hangUp($0) }
        case .answering: end(index, .unreachable) { .hangUp($0) }
        case .ending(let reason): close(index, reason)
        case .connected: lines[index].deadline = nil
        }
    }
}
