/// What a person does on the screen.
enum SettingsEvent: Equatable {
    /// Another value was typed or chosen, as a word.
    case change(key: String, word: String)
    /// The file shall decide nothing.
    case reset(key: String)
    case undo
    case redo
}
