/// Why there are no new rates.
enum RatesError: Error, Hashable {
    /// The document is not JSON, or lacks something; the text says what.
    case notJSON(String)
    /// The document has no rates for any day.
    case noRates
    /// The rate of a currency is no decimal number above zero.
    case badRate(String, String)
    /// The day is not in the calendar.
    case badDate(String)
}
