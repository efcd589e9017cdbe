import LocalizationKit

/// What a person asks for in words: `100 USD in EUR, GBP`, `1 000,50 usd в jpy`, `100 USD EUR`.
struct ConversionRequest: Hashable, Sendable {
    let amount: Amount
    let source: Currency
    let targets: [Currency]

    /// Reads a phrase.
    ///
    /// The amount comes first, with whatever separators; then a currency, then those to convert to. Words such as `in`
    /// and `в`, commas and arrows between them mean nothing.
    ///
    /// - Parameters:
    ///   - phrase: the words on one line.
    ///   - language: tells what a lone separator of the amount means.
    ///   - known: the currencies that can be meant.
    /// - Throws: ``ConversionError`` that says what to write instead.
    init(_ phrase: String, in language: Language, among known: [Currency]) throws(ConversionError) {
        let phrase = phrase.drop(while: \.isWhitespace)
        let start = phrase.prefix(while: AmountText.isMark)
        amount = try Self.amount(start, of: phrase, language)
        var currencies: [Currency] = []
        for word in Self.words(phrase.dropFirst(start.count)) {
            try currencies.append(Self.currency(word, among: known))
        }
        guard let source = currencies.first else { throw .noSource }
        self.source = source
        targets = Array(currencies.dropFirst())
        guard !targets.isEmpty else { throw .noTarget(source) }
    }

    private static let connectors: Set = ["in", "to", "into", "as", "and", "в", "во", "на", "и"]

    private static func words(_ text: Substring) -> [Substring] {
        text.split { $0.isWhitespace || ",;/=<>→-".contains($0) }.filter { !connectors.contains($0.lowercased()) }
    }

    private static func amount(
        _ text: Substring, of phrase: Substring, _ language: Language
    ) throws(ConversionError) -> Amount {
        switch AmountText(String(text)).value(decimalSign: Character(language.decimalSign)) {
        case .amount(let amount): return amount
        case .tooLarge: throw .tooLarge
        case .nothing: throw .noAmount(String(phrase.prefix { !$0.isWhitespace }))
        }
    }

    private static func currency(_ word: Substring, among known: [Currency]) throws(ConversionError) -> Currency {
        if let currency = Currency(word), currency.isNamed || known.contains(currency) { return currency }
        throw .unknownCurrency(String(word), nearest: Currency.nearest(to: word, among: known))
    }
}
