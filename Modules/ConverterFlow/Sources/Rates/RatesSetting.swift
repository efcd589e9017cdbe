import LocalizationKit
import SettingsInterface

extension Setting where Value == RatesService {
    /// Where rates come from.
    static let ratesService = Setting.choice(
        "converter.source", title: Strings.sourceTitle, help: Strings.sourceHelp, default: .centralBank
    ) { $0.source.name }
}

extension ExchangeRates.Source {
    /// What the source is called.
    var name: LocalizedText {
        switch self {
        case .centralBank: Strings.centralBank
        case .openExchange: "open.er-api.com"
        case .shipped: Strings.shippedRates
        }
    }
}
