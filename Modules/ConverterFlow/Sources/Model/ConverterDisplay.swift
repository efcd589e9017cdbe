import LocalizationKit

/// What is on the screen: each part is the last decision of the model about it.
struct ConverterDisplay: Hashable, Sendable {
    var amount = ""
    var result = ConverterModel.Conversion.nothing
    var source: Currency?
    var target: Currency?
    var currencies: [Currency] = []
    var choices = CurrencyChoices()
    var search = ""
    var isSourcePickerVisible = false
    var isTargetPickerVisible = false
    var singleRate: SingleRate?
    var date: CalendarDate?
    var ratesSource: ExchangeRates.Source?
    var isUpToDate = true
    var isRefreshing = false
    var failure: RatesError?
    var history = RateHistory.unknown
    var historyFailure: RatesError?
    var isInfoVisible = false
}
