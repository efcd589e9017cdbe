import CommandKitInterface
import LocalizationKit

/// The name of a rule, as it is written on the command line.
struct RuleName: CommandValue {
    static var valueName: String { "RULE" }
    static var expectation: LocalizedText { "the name of a rule" }
    static var allowedValues: [String] { RuleList.names }

    let word: String

    init?(word: String) {
        guard RuleList.names.contains(word) else { return nil }
        self.word = word
    }
}
