import LocalizationKit

/// The sentence that ends an error about an unknown word, in tools for developers.
///
/// - Parameters:
///   - word: what was written.
///   - known: what could have been meant.
/// - Returns: `did you mean \`a\`, \`b\`?`, or `nil` when nothing is near.
public func didYouMean(_ word: some StringProtocol, among known: some Sequence<String>) -> String? {
    suggestion(for: word, among: known)?.text(in: .english)
}
