/// How well a few typed letters fit a text that has all of them in this order.
struct FuzzyMatch: Comparable {
    /// The greater, the better.
    let score: Int

    /// Fits letters to a text, without regard to case and blanks; `nil` when one of them is missing.
    ///
    /// A letter at the beginning of a word counts 8, one right behind the last one 4, any other 1; of equal ones the
    /// shorter text is better.
    init?(_ letters: String, in text: String) {
        let wanted = letters.lowercased().filter { !$0.isWhitespace }
        let found = Array(text.lowercased())
        guard let best = Self.best(Array(wanted)[...], in: found, from: 0, last: nil) else { return nil }
        score = best * 1000 - min(found.count, 999)
    }

    /// Fits letters to the words of a sentence, in which they stand together from the beginning of a word on; each counts 1.
    init?(words letters: String, in text: String) {
        let (wanted, found) = (letters.lowercased(), text.lowercased())
        guard !wanted.isEmpty, " \(found)".contains(" \(wanted)") else { return nil }
        score = wanted.count * 1000 - min(found.count, 999)
    }

    static func < (left: FuzzyMatch, right: FuzzyMatch) -> Bool { left.score < right.score }

    /// The best sum for the letters that are left; texts are titles, so that trying every place costs nothing.
    private static func best(
        _ wanted: ArraySlice<Character>, in text: [Character], from start: Int, last: Int?
    ) -> Int? {
        guard let letter = wanted.first else { return 0 }
        // More than any title has: what is longer is fitted at its first place alone.
        let places = text.indices.dropFirst(start).filter { text[$0] == letter }.prefix(wanted.count > 6 ? 1 : 4)
        return places.compactMap { place in
            best(wanted.dropFirst(), in: text, from: place + 1, last: place).map {
                $0 + value(of: place, in: text, last)
            }
        }.max()
    }

    private static func value(of place: Int, in text: [Character], _ last: Int?) -> Int {
        let beginsWord = place == 0 || !(text[place - 1].isLetter || text[place - 1].isNumber)
        return beginsWord ? 8 : last == place - 1 ? 4 : 1
    }
}
