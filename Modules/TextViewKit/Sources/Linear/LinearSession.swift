import LocalizationKit
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
        case .text(let place): "\(target(place)?.label ?? say(Strings.textRole)): "
        case .choice: "\(say(Strings.numberOrName)): "
        }
    }

    private func say(_ text: LocalizedText) -> String { text.text(in: runtime.environment.language) }

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
        let result = answer + changes + (copied.map { [say(Strings.copied(text: $0))] } ?? [])
        return result.isEmpty && !isAsking ? [say(Strings.nothingChanged)] : result
    }

    private var isAsking: Bool { if case .command = question { false } else { true } }

    private func advance(to time: Duration) {
        copied = runtime.frame(size: size, at: time).copiedText
        page.read(runtime)
    }

    private func target(_ place: Identity) -> Target? { runtime.map.target(place) }

    private func obey(_ line: String, at time: Duration) -> [String] {
        if let number = Int(line) {
            return page.place(of: number).map(act) ?? [say(Strings.noNumber(number: "\(number)"))]
        }
        if let named = page.action(called: line) { return act(on: named) }
        if line.isEmpty { return page.everything }
        guard let command = LinearCommand(line) else { return find(line) }
        return obey(command, at: time)
    }

    private func obey(_ command: LinearCommand, at time: Duration) -> [String] {
        switch command {
        case .help: return LinearCommand.allHelp.map(say)
        case .next: return press(.tab, at: time)
        case .previous: return press(.tab, .shift, at: time)
        case .whereabouts: return [focusLine]
        case .more: return runtime.turnLists(.pageDown) ? [] : [say(Strings.noMore)]
        case .earlier: return runtime.turnLists(.pageUp) ? [] : [say(Strings.nothingBefore)]
        case .close: return close(at: time)
        case .quit:
            isFinished = true
            return [say(Strings.closed)]
        case .copy:
            runtime.handle(.key(KeyPress("c", .alt)), at: time)
            return []
        }
    }

    private func press(_ key: Key, _ modifiers: KeyModifiers = [], at time: Duration) -> [String] {
        runtime.handle(.key(KeyPress(key, modifiers)), at: time)
        runtime.refresh()
        return [focusLine]
    }

    private func close(at time: Duration) -> [String] {
        runtime.handle(.key(KeyPress(.escape)), at: time)
        return []
    }

    private var focusLine: String {
        say(runtime.focused.flatMap { page.line(of: $0.place) }.map { Strings.onLine(line: $0) } ?? Strings.onNothing)
    }

    private func find(_ words: String) -> [String] {
        let wanted = words.lowercased()
        let key = runtime.map.reachable.first { target in
            target.annotation.shortcut?.isCalled(words) == true
                || target.isCommand && target.label.lowercased() == wanted
        }
        if let key {
            return act(on: key.place)
        }
        let found = page.actions(named: words)
        if found.count == 1 { return act(on: found[0].place) }
        guard found.isEmpty else { return found.map(\.line) }
        return [say(page.isOff(words) ? Strings.isNotAvailable(name: words) : Strings.isNotThere(name: words))]
    }

    private func act(on place: Identity) -> [String] {
        guard let target = target(place) else { return [say(Strings.isGone)] }
        if target.fieldRules != nil {
            question = .text(place)
            return [say(Strings.typeTheText)]
        }
        if case .choice(let names, let chosen) = target.annotation.behaviour {
            question = .choice(place, names)
            runtime.focus.move(to: target)
            return names.enumerated().map { "\($0 + 1) \($1)\($0 == chosen ? ", \(say(Strings.chosen))" : "")" }
        }
        runtime.act(on: target)
        return []
    }

    private func takeText(_ line: String, for place: Identity, at time: Duration) -> [String] {
        guard let target = target(place) else { return [say(Strings.isGone)] }
        runtime.act(on: target)
        if !line.isEmpty { runtime.replaceText(of: target, with: line == "-" ? "" : line) }
        // The intent of now may carry the text of before.
        runtime.refresh()
        runtime.run(self.target(place)?.intents.activate)
        return []
    }

    private func takeChoice(_ line: String, of names: [String], for place: Identity) -> [String] {
        guard !line.isEmpty else { return [say(Strings.kept)] }
        let name = Int(line).flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil }
        let wanted = line.lowercased()
        guard let name = name ?? names.first(where: { $0.lowercased().hasPrefix(wanted) }) else {
            question = .choice(place, names)
            return [say(Strings.noChoice(name: line))]
        }
        runtime.run(target(place)?.intents.change?(name))
        return []
    }
}

extension KeyboardShortcut {
    /// Whether a person means it, in whichever language.
    fileprivate func isCalled(_ words: String) -> Bool { Language.allCases.contains { text(in: $0) == words } }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
