import LocalizationKit

extension Text {
    /// A text between two strings; where it is a string itself no language has to be waited for.
    static func framed(_ before: String, _ text: LocalizedText, _ after: String = "") -> Text {
        text.isTranslated
            ? Text(LocalizedText(joining: [LocalizedText(before), text, LocalizedText(after)]))
            : Text(before + text.text(in: .english) + after)
    }
}
