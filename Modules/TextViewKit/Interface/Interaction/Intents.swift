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
}
