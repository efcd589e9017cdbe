import LocalizationKit

@testable import ConverterFlow

extension ConverterModel.Conversion {
    /// The conversion as a row of a table has it: `100 USD = 93.41 EUR`.
    var words: String {
        switch self {
        case .nothing: "nothing"
        case .tooLarge: "too large"
        case .noRate(let currency): "no rate for \(currency)"
        case .money(let result, let amount):
            "\(amount.text(in: .english, isFull: false)) = \(result.text(in: .english))"
        }
    }
}
