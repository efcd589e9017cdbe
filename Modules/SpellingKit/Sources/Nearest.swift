/// The known words that a misspelt one may have meant, nearest first.
///
/// A word is near when at most a third of the longer of the two has to change, and at least one letter may always
/// change; a known word that begins with the whole misspelt one, from two letters on, is near too. Case does not count.
///
/// - Parameters:
///   - word: what was written.
///   - known: what could have been meant.
///   - limit: how many to return at most.
/// - Returns: at most `limit` words of `known`; equally near ones in the order of `known`. Empty when nothing is near.
public func nearest(to word: some StringProtocol, among known: some Sequence<String>, limit: Int = 3) -> [String] {
    let written = word.lowercased()
    let near = known.enumerated().compactMap { index, candidate in
        distance(from: written, to: candidate.lowercased()).map { (distance: $0, index: index, word: candidate) }
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.word)
}

private func distance(from written: String, to candidate: String) -> Int? {
    let edits = editDistance(from: written, to: candidate)
    let allowed = max(1, max(written.count, candidate.count) / 3)
    let isBeginning = written.count >= 2 && candidate.hasPrefix(written)
    return edits <= allowed || isBeginning ? edits : nil
}
