import CommandKitInterface
import LocalizationKit
import NetworkInterface
import XMLInterface

/// Why there are no new rates.
enum RatesError: Error, Hashable {
    /// The service cannot be reached, or refused.
    case network(HTTPError)
    /// The answer is a page for people.
    case webPage
    /// The document is not XML that may be read.
    case notXML(XMLError)
    /// The document is not JSON, or lacks something; the text says what.
    case notJSON(LocalizedText)
    /// The document has no rates for any day.
    case noRates
    /// The rate of a currency is no decimal number above zero.
    case badRate(String, String)
    /// The day is not in the calendar.
    case badDate(String)
}

extension RatesError: ExplainedError {
    /// One line that says why.
    var explanation: LocalizedText {
        switch self {
        case .network(let error): error.explanation
        case .webPage: Strings.webPage
        case .notXML(let error): Strings.unreadableAnswer(reason: error.explanation)
        case .notJSON(let reason): Strings.unreadableAnswer(reason: reason)
        case .noRates: Strings.noRatesInAnswer
        case .badRate(let code, let text): Strings.badRate(rate: visible(text), code: visible(code))
        case .badDate(let text): Strings.badDate(text: visible(text))
        }
    }
}
