import LocalizationKit
import PlatformInterface
import StateKit

/// What the converter knows, and what it decides: plain values, and a `should…` for each thing that can be done.
///
/// Nil means "do nothing". Amounts and currencies that a decision hands out come back as events, so that whatever a person
/// sees went through the model.
struct ConverterModel {
    /// Both currencies, each with its picker.
    struct Side {
        var currency: Recent<Currency?> = Recent(nil)
        var isPickerPressed = false
        var isPickerVisible = Recent(false)
        /// What is taken at the first start.
        let standard: Currency?
    }

    var amount = Recent("")
    var source = Side(standard: Currency("USD"))
    var target = Side(standard: Currency("EUR"))
    var now: Recent<WallTime>
    var language: Recent<Language>
    /// Where a person wants rates from.
    var service: Recent<RatesService>

    /// The rates of this run, the last good ones: a failed refresh leaves them as they are.
    var loaded: Recent<ExchangeRates?> = Recent(nil)
    /// Why the last refresh failed; nil after a good one.
    var failure: Recent<RatesError?> = Recent(nil)
    var isRefreshing = Recent(false)
    /// The days of the history, the newest first.
    var history: Recent<[ExchangeRates]> = Recent([])
    var historyFailure: Recent<RatesError?> = Recent(nil)

    /// What is searched for in the open picker.
    var search = Recent("")
    /// The currency that a person went to in the open picker.
    var highlighted: Recent<Currency?> = Recent(nil)

    var isStarted = false
    var isHistoryRead = false
    var isRefreshPressed = false
    var isSwapPressed = false
    var isInfoPressed = false
    var isInfoClosed = false

    /// What an earlier run left behind.
    let stored: ConverterRecord?
    let kept: ExchangeRates?
    let shipped: ExchangeRates?

    init(
        stored: ConverterRecord?, kept: ExchangeRates?, shipped: ExchangeRates?, service: RatesService = .centralBank,
        now: WallTime, language: Language
    ) {
        (self.stored, self.kept, self.shipped) = (stored, kept, shipped)
        (self.service, self.now, self.language) = (Recent(service), Recent(now), Recent(language))
    }

    /// The newest rates at hand: those of this run, of an earlier one, or of the program.
    var rates: ExchangeRates? { loaded.value ?? kept ?? shipped }

    static let longAgo = CalendarDate(dayNumber: 0)

    /// Whether the rates have just come to be: at the start, or with an answer.
    var hasNewRates: Bool { isStarted || loaded.isRecent }
}
