extension View {
    /// Does something when the view is chosen with a key or clicked.
    ///
    /// - Parameter intent: what shall happen.
    /// - Returns: the view, which now takes focus.
    public func onTap(_ intent: Intent) -> some View {
        ModifiedView(self, .annotation(Annotation(traits: .interactive)), intents: Intents(activate: intent))
    }

    /// Does something when the view is chosen with a key or clicked.
    ///
    /// - Parameter action: what shall happen.
    /// - Returns: the view, which now takes focus.
    public func onTap(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        onTap(.perform(action))
    }

    /// Lets a key activate the view from anywhere on the screen.
    ///
    /// A single letter or digit is off while the focus takes text.
    ///
    /// - Parameters:
    ///   - key: the character of the key.
    ///   - modifiers: what is held down beside it.
    /// - Returns: the view with the shortcut.
    public func keyboardShortcut(_ key: Character, modifiers: KeyboardShortcut.Modifiers = []) -> some View {
        ModifiedView(self, .annotation(Annotation(shortcut: KeyboardShortcut(key, modifiers: modifiers))))
    }
}
