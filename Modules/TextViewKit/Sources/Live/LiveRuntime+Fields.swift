import TextViewKitInterface

extension LiveRuntime {
    func field(_ target: Target, takes press: KeyPress) -> Bool {
        if press.key == .enter, press.modifiers.isEmpty, let submit = target.intents.activate {
            run(submit)
            return true
        }
        guard let command = EditCommand(press) else { return false }
        edit(target) { $0.perform(command, killed: &killed) }
        return true
    }

    func paste(_ text: String) {
        guard menu == nil, !isHelpShown, let focused, let rules = focused.fieldRules else { return }
        guard rules.digitsOnly, let boxes = rules.boxes else {
            return edit(focused) { $0.perform(.insert(text), killed: &killed) }
        }
        // Of a message around a code the code alone counts; what could mean several codes is not guessed.
        guard case .digits(let digits) = CodeText(text, length: boxes) else { return }
        digits.count == boxes
            ? replaceText(of: focused, with: digits)
            : edit(focused) { $0.perform(.insert(digits), killed: &killed) }
    }

    /// Changes the text or the caret of a field, and says so when the text is another one.
    func edit(_ target: Target, _ change: (inout LineEditor) -> Void) {
        guard var state = fieldState(of: target) else { return }
        let before = state.editor.text
        change(&state.editor)
        fields[target.place] = state
        let text = state.editor.text
        if text != before { run(target.intents.change?(text)) }
    }

    /// Replaces the whole text of a field, as somebody does who answers a prompt.
    func replaceText(of target: Target, with text: String) {
        guard let rules = target.fieldRules else { return }
        if rules.digitsOnly, let boxes = rules.boxes, case .digits(let digits) = CodeText(text, length: boxes) {
            return run(target.intents.change?(digits))
        }
        let cleaned = rules.cleaned(text)
        run(target.intents.change?(rules.boxes.map { String(cleaned.prefix($0)) } ?? cleaned))
    }

    func fieldState(of target: Target) -> FieldState? {
        guard let rules = target.fieldRules, let text = target.fieldText else { return nil }
        if let state = fields[target.place] { return state }
        return FieldState(
            editor: LineEditor(text, rules: rules, metrics: metrics), view: FieldView(metrics: metrics))
    }

    /// Brings the state of fields in line with what the views show; of fields that are gone it is dropped.
    func followFields() {
        guard !fields.isEmpty || focused?.fieldRules != nil else { return }
        var kept: [Identity: FieldState] = [:]
        for target in map.targets where fields[target.place] != nil || target.place == focus.place {
            guard var state = fieldState(of: target), let text = target.fieldText else { continue }
            if state.editor.rules != target.fieldRules { state = FieldState(target, metrics) ?? state }
            state.editor.follow(text)
            state.view.reveal(state.editor, width: target.textArea?.size.width ?? 0)
            kept[target.place] = state
        }
        fields = kept
    }
}

extension FieldState {
    init?(_ target: Target, _ metrics: TextMetrics) {
        guard let rules = target.fieldRules, let text = target.fieldText else { return nil }
        self.init(editor: LineEditor(text, rules: rules, metrics: metrics), view: FieldView(metrics: metrics))
    }
}
