import TextViewKitInterface

extension LiveRuntime {
    /// Hands a stroke to whoever takes it first: what lies over the screen, the focused control, shortcuts, the screen.
    func handle(_ press: KeyPress) {
        if isHelpShown { return isHelpShown = false }
        if menu != nil { return handleInMenu(press) }
        if let focused, control(focused, takes: press) { return }
        if runShortcut(press) { return }
        if let direction = FocusDirection(press) { return moveFocus(direction) }
        if scroll(by: press) || leave(press) { return }
        handleEverywhere(press)
    }

    private func control(_ target: Target, takes press: KeyPress) -> Bool {
        if target.isList { return list(target, takes: press) }
        switch target.annotation.behaviour {
        case .field: return field(target, takes: press)
        case .choice(let names, let chosen): return picker(target, names, chosen, takes: press)
        case .column(let number, let table):
            return column(number, of: table, target, takes: press)
                || activate(target, press)
        default: return activate(target, press)
        }
    }

    func activate(_ target: Target, _ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, press.key == .enter || press.key == " ", let intent = target.intents.activate
        else { return false }
        run(intent)
        return true
    }

    /// Whether typing goes to what has the focus.
    var takesText: Bool {
        guard let focused else { return false }
        return focused.fieldRules != nil || focused.isList && list(of: focused)?.list?.choice?.name != nil
    }

    private func runShortcut(_ press: KeyPress) -> Bool {
        let found = map.reachable.first { target in
            [target.annotation.shortcut, target.annotation.otherShortcut].contains { shortcut in
                shortcut.map { $0.matches(press) && !($0.typesText && takesText) } ?? false
            }
        }
        guard let found, found.intents.activate != nil || found.takesFocus else { return false }
        if found.takesFocus, !found.isAside { focus.move(to: found) }
        run(found.intents.activate)
        return true
    }

    /// Moves the focus; where what lies that way is out of sight, the window moves first.
    func moveFocus(_ direction: FocusDirection) {
        let next = direction.target(from: focused, among: map.focusable)
        if let step = direction.step, let region = focused?.region ?? firstRegion,
            next.map({ $0.region != region }) ?? true, scroll(map.regions[region], by: step)
        {
            return
        }
        guard let next else { return }
        focus.move(to: next)
        _ = reveal(next)
    }

    private var firstRegion: Int? {
        focused == nil ? map.regions.firstIndex { $0.scope == map.scope && !$0.visible.isEmpty } : nil
    }

    private func leave(_ press: KeyPress) -> Bool {
        guard press.key == .escape, press.modifiers.isEmpty else { return false }
        let intent =
            map.dialogs.isEmpty
            ? map.dismissals.last { mark in focused.map { mark.frame.contains($0.frame.origin) } ?? true }?.intents
                .dismiss
            : map.dialogs.last?.intents.dismiss
        run(intent)
        return intent != nil
    }

    private func handleEverywhere(_ press: KeyPress) {
        switch (press.key, press.modifiers) {
        case (.enter, []): moveFocus(.next)
        case ("?", .alt), ("?", [.alt, .shift]): isHelpShown = true
        case (.character, .alt) where press.key == "c": copiedText = textToCopy
        case (.character, .alt) where press.key == "m": releasesMouse.toggle()
        default: if press.text == "?", !takesText { isHelpShown = true }
        }
    }

    /// What is selected, or else what the focused control holds; never a secret.
    private var textToCopy: String? {
        guard let focused else { return nil }
        if let rules = focused.fieldRules {
            guard !rules.isSecret, let editor = fields[focused.place]?.editor else { return nil }
            return editor.selection.isEmpty ? editor.text : editor.selectedText
        }
        if focused.isList { return chosenRowTarget(of: focused)?.label }
        return focused.annotation.value ?? focused.label
    }
}

extension FocusDirection {
    /// One cell this way, for what scrolls.
    fileprivate var step: Point? {
        switch self {
        case .up: Point(y: -1)
        case .down: Point(y: 1)
        case .left: Point(x: -1)
        case .right: Point(x: 1)
        default: nil
        }
    }
}

extension LiveRuntime {
    /// Gives a target the focus, or its list, and does what it does on Enter.
    func act(on target: Target) {
        let owner = target.isRow ? map.reachable.last { $0.isList && $0.region == target.region } : target
        if let owner, owner.takesFocus { focus.move(to: owner) }
        let isChosenRow = target.isRow && target.annotation.isChosen(target.element)
        if isChosenRow, let owner, list(owner, takes: KeyPress(.enter)) { return }
        if target.fieldRules == nil { run(target.intents.activate) }
        change()
    }
}
