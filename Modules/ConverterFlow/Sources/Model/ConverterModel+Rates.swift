import LocalizationKit
import PlatformInterface
import StateKit

extension ConverterModel {
    /// New rates are asked for: at the start when those at hand are outdated, and on request; once at a time.
    var shouldRefresh: Bool? {
        let isDue = isStarted && rates.map { now.value >= $0.nextUpdate } ?? true
        return (isDue || isRefreshPressed) && !isRefreshing.value ? true : nil
    }

    /// The refresh failed, and why.
    var shouldReportError: RatesError? { failure.recent ?? nil }

    /// The day of the rates at hand, in the Gregorian calendar as the source gives it, whatever the locale.
    var shouldResetRatesDate: CalendarDate? { hasNewRates ? rates?.date : nil }

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
