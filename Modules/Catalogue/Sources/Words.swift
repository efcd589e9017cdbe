import LocalizationKit

/// Puts texts into the language of the place where a page is shown.
struct Words {
    let language: Language

    func callAsFunction(_ text: LocalizedText) -> String { text.text(in: language) }
}
