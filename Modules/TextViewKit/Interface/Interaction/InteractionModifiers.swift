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
    ///   - key: the key, such as `"a"`, `.enter` or `.function(2)`.
    ///   - modifiers: what is held down beside it.
    /// - Returns: the view with the shortcut.
    public func keyboardShortcut(_ key: Key, modifiers: KeyModifiers = []) -> some View {
        ModifiedView(self, .annotation(Annotation(shortcut: KeyboardShortcut(key, modifiers: modifiers))))
    }

    /// Gives the view, or the first control in it, the focus when its screen or dialog appears.
    ///
    /// - Parameter isOn: whether it does.
    /// - Returns: the view.
    public func defaultFocus(_ isOn: Bool = true) -> some View {
        ModifiedView(self, .annotation(Annotation(prefersFocus: isOn)))
    }

    /// Does something when the person wants to leave the view with Escape.
    ///
    /// Of several the innermost around the focus counts, and in a dialog only those within it.
    ///
    /// - Parameter intent: what shall happen.
    /// - Returns: the view.
    public func onDismiss(_ intent: Intent) -> some View {
        ModifiedView(self, .annotation(Annotation()), intents: Intents(dismiss: intent))
    }
}
