import LocalizationKit
import PlatformInterface
import StateKit

extension ConverterModel {
    /// New rates are asked for, of which service: at the start when those at hand are outdated, when they are not those
    /// of the chosen service, and on request; once at a time.
    var shouldRefresh: RatesService? {
        let isDue = isStarted && rates.map { now.value >= $0.nextUpdate } ?? true
        let isOther = (hasNewRates || service.isRecent) && rates.map { !service.value.includes($0.source) } ?? true
        return (isDue || isOther || isRefreshPressed) && !isRefreshing.value ? service.value : nil
    }

    /// Why the last refresh failed; nothing to report after a good one.
    var shouldReportError: RatesError?? { failure.recent }

    /// The day of the rates at hand, in the Gregorian calendar as the source gives it, whatever the locale.
    var shouldResetRatesDate: CalendarDate? { hasNewRates ? rates?.date : nil }

    /// Where the rates at hand come from.
    var shouldResetRatesSource: ExchangeRates.Source? { hasNewRates ? rates?.source : nil }

    /// Whether the rates at hand are the newest there can be; it also turns while nothing else happens.
    var shouldResetRatesStatus: Bool? {
        hasNewRates || now.isRecent ? rates.map { now.value < $0.nextUpdate } : nil
    }

    /// When the status has to be looked at again.
    var shouldWakeAt: WallTime? {
        hasNewRates || now.isRecent ? rates.map(\.nextUpdate).flatMap { $0 > now.value ? $0 : nil } : nil
    }

    /// A refresh begins or ends.
    var shouldResetRatesUpdate: Bool? { isRefreshing.recent }

    /// The information about the rates opens.
    var shouldShowInfo: Bool? { isInfoPressed ? true : nil }

    /// The information about the rates closes.
    var shouldHideInfo: Bool? { isInfoClosed ? true : nil }
}
