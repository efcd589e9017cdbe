import LocalizationKit

/// How words become values, for all kinds of parameters.
enum Reading {
    static func one<Element: CommandValue>(_ word: String) throws(ValueError) -> Element {
        guard let value = Element(word: word) else {
            throw ValueError(word: word, expected: Element.expectation, allowed: Element.allowedValues)
        }
        return value
    }

    static func last<Element: CommandValue>(
        _ words: [String], name: String, fallback: Element?
    ) throws(ValueError) -> Element {
        if let value: Element = try optional(words) ?? fallback { return value }
        throw ValueError(word: nil, expected: LocalizedText(name))
    }

    static func optional<Element: CommandValue>(_ words: [String]) throws(ValueError) -> Element? {
        guard let word = words.last else { return nil }
        return try one(word)
    }

    static func all<Element: CommandValue>(_ words: [String]) throws(ValueError) -> [Element] {
        var values: [Element] = []
        for word in words { values.append(try one(word)) }
        return values
    }

    static func split(_ words: [String], by separator: Character?) -> [String] {
        guard let separator else { return words }
        return words.flatMap { $0.split(separator: separator).map(String.init) }
    }

    static func outside<Element: CommandValue & Comparable>(
        _ bounds: ClosedRange<Element>, _ word: String?
    ) -> ValueError {
        let expected = Strings.inRange(
            what: Element.expectation, first: bounds.lowerBound.word,
            last: bounds.upperBound.word)
        return ValueError(word: word, expected: expected)
    }
}
