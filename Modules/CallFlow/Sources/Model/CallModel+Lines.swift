import CallFlowInterface
import PlatformInterface

extension CallModel {
    /// How many lines there are; calls that speak with each other share one.
    static let mostGroups = 2

    /// The calls, in the order in which they began.
    var calls: [Call] { lines.map(\.call) }

    /// The groups of calls that are not ending.
    var groups: Set<CallID> { Set(lines.map(\.call).filter { !$0.isEnding }.map(\.group)) }

    func index(of call: CallID) -> Int? { lines.firstIndex { $0.call.id == call } }
    func index(ofLink id: CallID, _ engine: String) -> Int? {
        lines.firstIndex { $0.link == id && $0.call.engine == engine }
    }

    func traits(of engine: String) -> EngineTraits? { engines.first { $0.id == engine } }

    mutating func tell(_ kind: CallEvent.Kind, _ index: Int, detail: String? = nil) {
        decided.events.append(CallEvent(kind, lines[index].call, detail: detail))
    }

    /// Orders something of the engine of a call; a call that the engine does not know of has to wait.
    mutating func order(_ index: Int, _ command: (CallID) -> EngineCommand) {
        guard let link = lines[index].link else { return }
        decided.orders.append(CallDecisions.Order(engine: lines[index].call.engine, command: command(link)))
    }

    /// Holds every connected call but those of a group, so that one line speaks at a time.
    mutating func holdOthers(than group: CallID) {
        for index in lines.indices where lines[index].call.isActive && lines[index].call.group != group {
            hold(index, true)
        }
    }

    mutating func hold(_ index: Int, _ isHeld: Bool) {
        guard lines[index].call.isHeld != isHeld else { return }
        lines[index].call.isHeld = isHeld
        order(index) { .setHeld($0, isHeld) }
        tell(.held, index)
    }

    /// Adds a call.
    mutating func add(_ call: Call, link: CallID?, until deadline: Duration) {
        lines.append(CallLine(call: call, link: link, start: wall, deadline: now + deadline))
        decided.records.append(CallRecord(call, start: wall.seconds))
        tell(call.direction == .incoming ? .incoming : .started, lines.count - 1)
    }

    /// Ends a call of ours: it is over for the person at once, and for the model when the engine says so.
    mutating func end(_ index: Int, _ reason: EndReason, _ command: (CallID) -> EngineCommand) {
        guard lines[index].link != nil else { return close(index, reason) }
        order(index, command)
        lines[index].call.state = .ending(reason)
        lines[index].deadline = now + CallDeadlines.end
    }

    /// Takes a call off, for good.
    mutating func close(_ index: Int, _ reason: EndReason, detail: String? = nil) {
        let line = lines.remove(at: index)
        over[line.call.id] = Over(reason: reason, at: now, wasHere: true)
        if let link = line.link { over[link] = over[line.call.id] }
        let talk = line.connected.map { (now - $0).components.seconds }
        decided.records.append(
            CallRecord(line.call, start: line.start.seconds, talk: talk, reason: reason, detail: detail))
        decided.events.append(CallEvent(.ended, line.call, detail: detail, reason: reason))
        finishActions(of: line.call.id, after: reason)
        leaveAlone(line.call.group)
    }

    /// A group of one is none, and a group is not named after a call that has left it.
    private mutating func leaveAlone(_ group: CallID) {
        let rest = lines.indices.filter { lines[$0].call.group == group }
        guard let first = rest.first else { return }
        for index in rest { lines[index].call.group = lines[first].call.id }
    }
}
