public import LocalizationKit

/// The sentence that ends an error about an unknown word.
///
/// - Parameters:
///   - word: what was written.
///   - known: what could have been meant.
/// - Returns: `did you mean \`a\`, \`b\`?`, or `nil` when nothing is near.
public func suggestion(for word: some StringProtocol, among known: some Sequence<String>) -> LocalizedText? {
    let words = nearest(to: word, among: known).map { "`\($0)`" }
    let list = TextArgument.text(LocalizedText(words.joined(separator: ", ")))
    return words.isEmpty ? nil : LocalizedText(en: "did you mean {0}?", ru: "может быть, {0}?", list)
}
