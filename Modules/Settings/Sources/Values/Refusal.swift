import LocalizationKit
import SettingsInterface
import SpellingKit

/// Why something is not the value of a setting.
struct Refusal: Error, Equatable {
    /// One line, lower case and without a full stop.
    var text: LocalizedText

    init(_ text: LocalizedText) { self.text = text }

    /// Something else was expected.
    init(_ definition: SettingDefinition, found: LocalizedText, word: String? = nil) {
        let problem = Strings.expectedFound(what: definition.type.expectation, found: found)
        let words = definition.type.choices.map(\.word)
        let hint = word.flatMap { $0.utf8.count > 100 ? nil : suggestion(for: $0, among: words) }
        text = hint.map { "\(problem); \($0)" } ?? problem
    }
}
