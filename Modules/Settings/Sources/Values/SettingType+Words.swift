import LocalizationKit
import SettingsInterface

extension SettingType {
    /// What has to be written, for messages.
    var expectation: LocalizedText {
        switch self {
        case .flag: Strings.expectFlag
        case .integer(let bounds): Strings.expectInteger(first: "\(bounds.lowerBound)", last: "\(bounds.upperBound)")
        case .decimal(let bounds): Strings.expectDecimal(first: "\(bounds.lowerBound)", last: "\(bounds.upperBound)")
        case .text: Strings.expectText
        case .choice(let choices): Strings.expectChoice(words: choices.map(\.word).joined(separator: ", "))
        case .duration(let bounds):
            Strings.expectDuration(first: bounds.lowerBound.word, last: bounds.upperBound.word)
        case .path: Strings.expectPath
        case .list: Strings.expectList
        }
    }

    /// The words that can be chosen; none for other types.
    var choices: [SettingChoice] {
        if case .choice(let choices) = self { choices } else { [] }
    }

    /// The value of a word as a person types it; `nil` for a word that is none.
    func value(of word: String) -> SettingValue? {
        switch self {
        case .flag: Self.flags[word.lowercased()].map { .flag($0) }
        case .integer(let bounds): Int(word).flatMap { bounds.contains($0) ? .integer($0) : nil }
        case .decimal(let bounds): Self.decimal(word, in: bounds)
        case .text: .text(word)
        case .choice(let choices): choices.contains { $0.word == word } ? .choice(word) : nil
        case .duration(let bounds):
            Duration(word: word).flatMap { bounds.contains($0) ? .duration($0) : nil }
        case .path: word.isEmpty || word.contains("\0") ? nil : .path(word)
        case .list: Self.list(word)
        }
    }

    private static let flags = [
        "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
    ]

    private static func decimal(_ word: String, in bounds: ClosedRange<Double>) -> SettingValue? {
        let isDecimal = word.allSatisfy { "0123456789+-.eE".contains($0) }
        guard isDecimal, let number = Double(word), bounds.contains(number) else { return nil }
        return .decimal(number)
    }

    private static func list(_ word: String) -> SettingValue? {
        guard !word.isEmpty else { return .list([]) }
        let texts = word.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
        return texts.contains("") ? nil : .list(texts)
    }
}

extension Substring {
    /// The text without blanks around it.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
