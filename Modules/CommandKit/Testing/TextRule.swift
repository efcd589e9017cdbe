import LocalizationKit

/// How a text has to be written.
enum TextRule {
    /// A word that a person types: lower case, words joined by single hyphens.
    case name
    /// The name of a value in help: capitals, words joined by single hyphens.
    case valueName
    /// One line, beginning in lower case and without a full stop.
    case line

    /// What is wrong with a text; `nil` when nothing is.
    func problem(of text: String, as subject: String) -> String? {
        if text.isEmpty { return "\(subject) is empty" }
        switch self {
        case .name:
            return Self.isJoined(text, by: "-") { ("a"..."z").contains($0) }
                ? nil : "\(subject) `\(text)` is not in lower case with single hyphens"
        case .valueName:
            return Self.isJoined(text, by: "-") { ("A"..."Z").contains($0) }
                ? nil : "\(subject) `\(text)` is not in capitals with single hyphens"
        case .line: return Self.lineProblem(text).map { "\(subject) \($0): \(text)" }
        }
    }

    /// What is wrong with a text in any of the languages; `nil` when nothing is.
    func problem(of text: LocalizedText, as subject: String, _ languages: [Language]) -> String? {
        if languages.count > 1, !text.isEmpty, !text.isTranslated { return "\(subject) is not translated: \(text)" }
        return languages.lazy.compactMap { problem(of: text.text(in: $0), as: subject) }.first
    }

    private static func isJoined(_ text: String, by hyphen: Character, _ isLetter: (Character) -> Bool) -> Bool {
        let parts = text.split(separator: hyphen, omittingEmptySubsequences: false)
        return text.first.map(isLetter) == true
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || ("0"..."9").contains($0) } }
    }

    private static func lineProblem(_ text: String) -> String? {
        if text.contains(where: \.isNewline) { return "has more than one line" }
        if text.hasSuffix(".") { return "ends with a full stop" }
        if text.hasPrefix(" ") || text.hasSuffix(" ") { return "has blanks around it" }
        // An abbreviation such as JSON, or a name written in code, may come first.
        let first = text.prefix { $0.isLetter }
        return first.first?.isUppercase == true && first.dropFirst().contains(where: \.isLowercase)
            ? "begins with a capital" : nil
    }
}
