package import TextViewKitInterface

/// A screen as a conversation in plain lines: what is there, what changed, and numbers for what can be done.
///
/// It writes no escape sequence and moves no cursor, so that a screen reader reads it as it comes, and it works on
/// `TERM=dumb`. Whoever has a terminal prints the lines, then ``prompt``, and hands over what the person typed.
@MainActor
package final class LinearSession {
    /// What the next line answers.
    private enum Question {
        case command
        case text(Identity)
        case choice(Identity, [String])
    }

    private let runtime: LiveRuntime
    private let size: Size
    private var question = Question.command
    private var page = LinearPage()
    private var copied: String?
    /// Whether the person wants to leave.
    private(set) var isFinished = false

    /// Creates a conversation about a screen.
    ///
    /// - Parameters:
    ///   - runtime: the screen.
    ///   - size: how much of a list is read at a time.
    package init(_ runtime: LiveRuntime, size: Size = Size(width: 80, height: 24)) {
        self.runtime = runtime
        self.size = size
    }

    /// What stands before the cursor while the person types.
    package var prompt: String {
        switch question {
        case .command: "> "
        case .text(let place): "\(target(place)?.label ?? "text"): "
        case .choice: "number or name: "
        }
    }

    /// Whether what is typed must not be shown.
    package var isSecret: Bool {
        if case .text(let place) = question { target(place)?.fieldRules?.isSecret ?? false } else { false }
    }

    /// The whole screen, for the beginning.
    package func start(at time: Duration) -> [String] {
        advance(to: time)
        return page.everything
    }

    /// What changed by itself.
    package func update(at time: Duration) -> [String] {
        let former = page
        advance(to: time)
        return page.changes(since: former, quietly: true)
    }

    /// Does what a line says; returns what came of it.
    package func read(_ line: String, at time: Duration) -> [String] {
        advance(to: time)
        let former = page
        let asked = question
        question = .command
        let answer =
            switch asked {
            case .command: obey(line.trimmed, at: time)
            case .text(let place): takeText(line, for: place, at: time)
            case .choice(let place, let names): takeChoice(line.trimmed, of: names, for: place)
            }
        advance(to: time)
        var changes = page.changes(since: former, quietly: false)
        // A secret of the same length, a choice made again: what was answered is said in any case.
        if changes.isEmpty, case .text(let place) = asked { changes = page.line(of: place).map { [$0] } ?? [] }
        let result = answer + changes + (copied.map { ["copied: \($0)"] } ?? [])
        return result.isEmpty && !isAsking ? ["nothing changed"] : result
    }

    private var isAsking: Bool { if case .command = question { false } else { true } }

    private func advance(to time: Duration) {
        copied = runtime.frame(size: size, at: time).copiedText
        page.read(runtime)
    }

    private func target(_ place: Identity) -> Target? { runtime.map.target(place) }

    private func obey(_ line: String, at time: Duration) -> [String] {
        if let number = Int(line) { return page.place(of: number).map(act) ?? ["there is no number \(number)"] }
        if let named = page.action(called: line) { return act(on: named) }
        switch line {
        case "": return page.everything
        case "?", "help": return LinearSession.help
        case "next": return press(.tab, at: time)
        case "previous": return press(.tab, .shift, at: time)
        case "where": return [focusLine]
        case "more": return runtime.turnLists(.pageDown) ? [] : ["there is no more"]
        case "earlier": return runtime.turnLists(.pageUp) ? [] : ["there is nothing before"]
        case "close": return close(at: time)
        case "quit":
            isFinished = true
            return ["closed"]
        case "copy":
            runtime.handle(.key(KeyPress("c", .alt)), at: time)
            return []
        default: return find(line)
        }
    }

    private static let help = [
        "a number or a name: do it, or change it", "an empty line: read everything again",
        "next, previous: move on; where: what you are on", "more, earlier: the next or previous part of a list",
        "close: leave a dialog or a screen; quit: leave everything", "copy: copy what you are on",
        "a key such as Alt+A: what it does elsewhere",
    ]

    private func press(_ key: Key, _ modifiers: KeyModifiers = [], at time: Duration) -> [String] {
        runtime.handle(.key(KeyPress(key, modifiers)), at: time)
        runtime.refresh()
        return [focusLine]
    }

    private func close(at time: Duration) -> [String] {
        runtime.handle(.key(KeyPress(.escape)), at: time)
        return []
    }

    private var focusLine: String { "on \(runtime.focused.flatMap { page.line(of: $0.place) } ?? "nothing")" }

    private func find(_ words: String) -> [String] {
        if let key = runtime.map.reachable.first(where: { $0.annotation.shortcut?.description == words }) {
            return act(on: key.place)
        }
        let found = page.actions(named: words)
        if found.count == 1 { return act(on: found[0].place) }
        guard found.isEmpty else { return found.map(\.line) }
        return page.isOff(words)
            ? ["`\(words)` is not available"] : ["there is no `\(words)`; ? lists what can be typed"]
    }

    private func act(on place: Identity) -> [String] {
        guard let target = target(place) else { return ["it is gone"] }
        if target.fieldRules != nil {
            question = .text(place)
            return ["type the text; an empty line keeps what is there, a single - empties it"]
        }
        if case .choice(let names, let chosen) = target.annotation.behaviour {
            question = .choice(place, names)
            runtime.focus.move(to: target)
            return names.enumerated().map { "\($0 + 1) \($1)\($0 == chosen ? ", chosen" : "")" }
        }
        runtime.act(on: target)
        return []
    }

    private func takeText(_ line: String, for place: Identity, at time: Duration) -> [String] {
        guard let target = target(place) else { return ["it is gone"] }
        runtime.act(on: target)
        if !line.isEmpty { runtime.replaceText(of: target, with: line == "-" ? "" : line) }
        // The intent of now may carry the text of before.
        runtime.refresh()
        runtime.run(self.target(place)?.intents.activate)
        return []
    }

    private func takeChoice(_ line: String, of names: [String], for place: Identity) -> [String] {
        guard !line.isEmpty else { return ["kept"] }
        let name = Int(line).flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil }
        let wanted = line.lowercased()
        guard let name = name ?? names.first(where: { $0.lowercased().hasPrefix(wanted) }) else {
            question = .choice(place, names)
            return ["there is no choice `\(line)`"]
        }
        runtime.run(target(place)?.intents.change?(name))
        return []
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
