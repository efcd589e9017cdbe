/// What an element does on interaction.
package struct Intents {
    package var activate: Intent?
    /// A new text, number or choice, written as text.
    package var change: ((String) -> Intent)?
    package var dismiss: Intent?

    package init(activate: Intent? = nil, change: ((String) -> Intent)? = nil, dismiss: Intent? = nil) {
        self.activate = activate
        self.change = change
        self.dismiss = dismiss
    }

    /// What an element does when it stands in another one: what it does itself goes before.
    package func inside(_ outer: Intents?) -> Intents {
        Intents(
            activate: activate ?? outer?.activate, change: change ?? outer?.change, dismiss: dismiss ?? outer?.dismiss)
    }
}
