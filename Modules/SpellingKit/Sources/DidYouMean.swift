/// The sentence that ends an error about an unknown word.
///
/// - Parameters:
///   - word: what was written.
///   - known: what could have been meant.
/// - Returns: `did you mean \`a\`, \`b\`?`, or `nil` when nothing is near.
public func didYouMean(_ word: some StringProtocol, among known: some Sequence<String>) -> String? {
    let words = nearest(to: word, among: known).map { "`\($0)`" }
    return words.isEmpty ? nil : "did you mean \(words.joined(separator: ", "))?"
}
