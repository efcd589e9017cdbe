extension View {
    /// Does something when a key is pressed anywhere on the screen or in the dialog of the view.
    ///
    /// There is nothing to see and nothing that takes the focus; the footer and the list of keys name it.
    ///
    /// - Parameters:
    ///   - title: what it does, in a word or two.
    ///   - key: the key.
    ///   - modifiers: what is held down beside it.
    ///   - isEverywhere: whether the key also works while a dialog stands over the view.
    ///   - intent: what happens.
    /// - Returns: the view with the key.
    public func keyCommand(
        _ title: String, _ key: Key, modifiers: KeyModifiers = [], isEverywhere: Bool = false, _ intent: Intent
    ) -> some View {
        overlay(alignment: .topLeading) {
            Text("").annotated(
                Annotation(
                    label: title, isHidden: true, traits: .interactive,
                    shortcut: KeyboardShortcut(key, modifiers: modifiers),
                    behaviour: .command(isEverywhere: isEverywhere)),
                intents: Intents(activate: intent))
        }
    }
}
