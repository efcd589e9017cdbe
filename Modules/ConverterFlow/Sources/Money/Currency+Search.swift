import LocalizationKit
import SpellingKit

extension Currency {
    /// Whether somebody wrote down what the currency is called, so that its code is no slip of the fingers.
    var isNamed: Bool { name != LocalizedText(code) }

    /// The currencies whose code or name is near a word that is neither, nearest first and three at most.
    static func nearest(to word: some StringProtocol, among known: [Currency]) -> [Currency] {
        var owners: [String: [Currency]] = [:]
        for currency in known {
            for word in currency.searchWords { owners[word, default: []].append(currency) }
        }
        let words = SpellingKit.nearest(to: word, among: owners.keys.sorted(), limit: 8)
        let found = words.flatMap { owners[$0] ?? [] }
        let unique = found.enumerated().filter { found.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        return Array(unique.prefix(3))
    }

    /// Whether every word begins the code or a word of the name, in any language.
    func matches(_ words: [Substring]) -> Bool {
        words.allSatisfy { word in searchWords.contains { $0.hasPrefix(word.lowercased()) } }
    }

    /// The code and the words of the name in all languages, in small letters.
    private var searchWords: [String] {
        let names = Language.allCases.flatMap { name.text(in: $0).lowercased().split(separator: " ").map(String.init) }
        return [code.lowercased()] + names
    }
}
