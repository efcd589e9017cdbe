public import LocalizationKit

/// One of the words that a setting can have.
public struct SettingChoice: Sendable, Hashable {
    /// What is written, the same in every language.
    public var word: String
    /// What it is called on a screen.
    public var title: LocalizedText

    /// Creates a choice.
    public init(_ word: String, _ title: LocalizedText) {
        self.word = word
        self.title = title
    }
}
