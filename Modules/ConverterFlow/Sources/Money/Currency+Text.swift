import LocalizationKit

extension Currency {
    /// An amount of the currency as it is shown: `1,234.50 USD`; whole amounts as they are, others with all minor units.
    func text(_ amount: Amount, in language: Language) -> String {
        "\(amount.text(in: language, places: amount.scale == 0 ? 0 : minorUnits)) \(code)"
    }

    /// An amount of the currency with all its minor units: `100.00 USD`.
    func fullText(_ amount: Amount, in language: Language) -> String {
        "\(amount.text(in: language, places: minorUnits)) \(code)"
    }
}
