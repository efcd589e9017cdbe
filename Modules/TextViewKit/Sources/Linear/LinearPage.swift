import LocalizationKit
import TextViewKitInterface

/// A screen as lines in reading order, in which what can be done has a number that stays while it is there.
struct LinearPage {
    struct Line {
        let place: Identity
        let node: AccessibilityNode
        var words: String
        /// The innermost named group or row around it.
        var group: AccessibilityNode?
    }

    /// What was read last of the screen or of a dialog, so that going back to it says only what changed.
    private struct Part {
        var lines: [Line] = []
        var numbers: [Identity: Int] = [:]
        /// Rows of lists, which keep their numbers while they are out of sight.
        var rows: Set<Identity> = []
        var hasMore = (above: false, below: false)

        /// What stays keeps its number; on a screen of other things they begin with one again.
        mutating func renumber() {
            let actions = lines.filter(\.node.canAct)
            let places = Set(actions.map(\.place))
            numbers = numbers.filter {
                places.contains($0.key) || rows.contains($0.key) && !rows.isDisjoint(with: places)
            }
            rows.formUnion(actions.filter { $0.node.role == .row }.map(\.place))
            var next = numbers.values.max() ?? 0
            for action in actions where numbers[action.place] == nil {
                next += 1
                numbers[action.place] = next
            }
        }
    }

    private var parts: [Identity: Part] = [:]
    private var top = Identity.root
    private var language = Language.english
    private var part: Part { parts[top] ?? Part() }
    private var lines: [Line] { part.lines }
    private var numbers: [Identity: Int] { part.numbers }

    /// Reads the screen, or the dialog above all.
    @MainActor
    mutating func read(_ runtime: LiveRuntime) {
        language = runtime.environment.language
        let nodes = runtime.nodes
        let dialogs = nodes.flatMap(\.flattened).filter { $0.traits.contains(.modal) }
        let open = Set(dialogs.compactMap(\.place) + [.root])
        parts = parts.filter { open.contains($0.key) }
        top = dialogs.last?.place ?? .root
        var part = part
        part.lines = toldApart((dialogs.last.map { [$0] } ?? nodes).flatMap { lines($0, in: nil) })
        let rooms = runtime.map.regions.filter { $0.scope == runtime.map.scope && $0.list != nil }.map(\.room)
        part.hasMore = (rooms.contains { $0.top > 0 }, rooms.contains { $0.bottom > 0 })
        part.renumber()
        parts[top] = part
    }

    /// A frame with the name of what it stands in says nothing new.
    private func lines(_ node: AccessibilityNode, in outer: AccessibilityNode?, of group: AccessibilityNode? = nil)
        -> [Line]
    {
        let words = node.words(in: language)
        let own = node.place.map { [Line(place: $0, node: node, words: words, group: group)] } ?? []
        if node.isPlainRow { return own }
        let isSilent = words.isEmpty || node.role == .group && node.label == outer?.label ?? ""
        let inner = node.namesItsControls ? node : group
        return (isSilent ? [] : own) + node.children.flatMap { lines($0, in: node, of: inner) }
    }

    /// Controls of one name say in which group they are, wherever they are said: in a list of what can be meant, after a
    /// change, when they have the focus.
    private func toldApart(_ lines: [Line]) -> [Line] {
        let alike = Dictionary(grouping: lines.filter(\.node.canAct)) { "\($0.node.role) \($0.node.label)" }
        let ambiguous = Set(alike.values.filter { $0.count > 1 }.flatMap { $0.map(\.place) })
        return lines.map { line in
            guard ambiguous.contains(line.place), let group = line.group else { return line }
            var line = line
            line.words += ", " + say(Strings.inGroup(name: name(of: group, among: lines)))
            return line
        }
    }

    /// The name of a group, with a number if an earlier group has the same.
    private func name(of group: AccessibilityNode, among lines: [Line]) -> String {
        var earlier: [String] = []
        for other in lines.compactMap(\.group) where other.label == group.label && !earlier.contains(other.id) {
            earlier.append(other.id)
        }
        let number = earlier.firstIndex(of: group.id) ?? 0
        return number == 0 ? group.label : "\(group.label) \(number + 1)"
    }

    func place(of number: Int) -> Identity? { numbers.first { $0.value == number }?.key }

    func line(of place: Identity) -> String? { lines.first { $0.place == place }.map(text) }

    private func text(_ line: Line) -> String {
        numbers[line.place].map { "[\($0)] \(line.words)" } ?? line.words
    }

    var everything: [String] { lines.map(text) + more }

    private var more: [String] {
        (part.hasMore.above ? [say(Strings.moreAbove)] : []) + (part.hasMore.below ? [say(Strings.moreBelow)] : [])
    }

    private func say(_ text: LocalizedText) -> String { text.text(in: language) }

    /// What has exactly this name.
    func action(called name: String) -> Identity? {
        let found = actions(named: name)
        return found.count == 1
            && lines.contains { $0.place == found[0].place && $0.node.label.lowercased() == name.lowercased() }
            ? found[0].place : nil
    }

    /// Whether something of this name is there and does not react.
    func isOff(_ name: String) -> Bool {
        lines.contains { $0.node.traits.contains(.disabled) && $0.node.label.lowercased() == name.lowercased() }
    }

    /// What can be done under a name or the beginning of one.
    func actions(named words: String) -> [(place: Identity, line: String)] {
        let wanted = words.lowercased()
        let actions = lines.filter { numbers[$0.place] != nil }
        let exact = actions.filter { $0.node.label.lowercased() == wanted }
        let found = exact.isEmpty ? actions.filter { $0.node.label.lowercased().hasPrefix(wanted) } : exact
        return found.map { ($0.place, text($0)) }
    }

    /// What is to be said after a change; quietly leaves out what changes all the time.
    func changes(since former: LinearPage, quietly: Bool) -> [String] {
        let closed = former.parts[former.top].flatMap { parts[former.top] == nil ? $0.lines.first : nil }
        return (closed.map { [say(Strings.closedDialog(name: $0.node.label))] } ?? [])
            + changes(since: former.parts[top], quietly)
    }

    private func changes(since former: Part?, _ quietly: Bool) -> [String] {
        guard let former else { return everything }
        let before = Dictionary(former.lines.map { ($0.place, $0.words) }) { first, _ in first }
        let kept = lines.filter { before[$0.place] != nil }.count
        if kept * 2 < min(lines.count, former.lines.count), !quietly || kept == 0 { return everything }
        let said = lines.filter { before[$0.place] != $0.words && !($0.node.isRestless && quietly) }
        let isSame = former.hasMore == part.hasMore
        return gone(from: former) + said.map(text) + (isSame ? [] : more)
    }

    private func gone(from former: Part) -> [String] {
        let places = Set(lines.map(\.place))
        return former.lines.filter { !places.contains($0.place) && $0.node.canAct && $0.node.role != .row }
            .map { say(Strings.goneControl(name: $0.node.label)) }
    }
}

extension AccessibilityNode {
    /// Whether it changes all the time and is no message.
    fileprivate var isRestless: Bool { role != .status && traits.contains(.updatesFrequently) }

    /// Whether its name tells its controls from those of others.
    fileprivate var namesItsControls: Bool { [.group, .row].contains(role) && !label.isEmpty }

    fileprivate var canAct: Bool { traits.contains(.interactive) && !traits.contains(.disabled) }
}
