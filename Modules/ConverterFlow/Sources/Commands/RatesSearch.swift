import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface

/// Finds the rates that a command needs: those at hand while they are the newest, else those of the network.
@MainActor
struct RatesSearch {
    let parts: ConverterParts

    /// The newest rates; when none can be fetched, the last good ones.
    ///
    /// - Parameter isFresh: whether only rates will do that the service gives now.
    /// - Returns: the rates, with what kept newer ones away.
    /// - Throws: `CommandFailure` when there are none that will do.
    func newest(isFresh: Bool) async throws -> FoundRates {
        let kept = parts.archive.value(ConverterArchive.rates)
        if let kept, !isFresh, isNewest(kept) { return FoundRates(rates: kept.rates, fetchedAt: kept.fetchedAt) }
        do throws(RatesError) {
            return FoundRates(rates: try await parts.desk.newest(from: parts.service), fetchedAt: parts.clock.now)
        } catch {
            let last = kept.map { FoundRates(rates: $0.rates, fetchedAt: $0.fetchedAt) }
            guard let rates = last?.rates ?? ShippedRates.rates, !isFresh else { throw stale(last, error) }
            return FoundRates(rates: rates, fetchedAt: last?.fetchedAt, failure: error)
        }
    }

    /// The rates that the central bank had set last on a day.
    func rates(on day: CalendarDate, isFresh: Bool) async throws -> FoundRates {
        guard day <= CalendarDate(parts.clock.now) else {
            throw CommandFailure(Strings.dayToCome(day: day.isoText), code: .usage)
        }
        let atHand = atHand(day)
        if !isFresh, let atHand { return atHand }
        let days: [ExchangeRates]
        do throws(RatesError) { days = try await parts.desk.history() } catch {
            guard atHand == nil else { throw stale(atHand, error) }
            throw CommandFailure(Strings.noHistory(day: day.isoText, reason: error.explanation), code: .unavailable)
        }
        guard let rates = days.first(where: { $0.date <= day }) else {
            throw CommandFailure(Strings.beforeHistory(first: days.last?.date.isoText ?? "", day: day.isoText))
        }
        return FoundRates(rates: rates, fetchedAt: parts.clock.now)
    }

    private func isNewest(_ kept: KeptRates) -> Bool {
        // A clock that was set back makes nothing newer than it is.
        kept.fetchedAt <= parts.clock.now && parts.clock.now < kept.rates.nextUpdate
            && parts.service.includes(kept.rates.source)
    }

    /// Rates that are kept and were the last ones on the day: none came between them and its end.
    private func atHand(_ day: CalendarDate) -> FoundRates? {
        let kept =
            (parts.archive.value(ConverterArchive.history) ?? [])
            + [parts.archive.value(ConverterArchive.rates)].compactMap { $0 }
        let found =
            kept.map { FoundRates(rates: $0.rates, fetchedAt: $0.fetchedAt) }
            + [ShippedRates.rates].compactMap { $0.map { FoundRates(rates: $0) } }
        return found.first { found in
            let (rates, now) = (found.rates, parts.clock.now)
            return rates.source != .openExchange && rates.date <= day
                && (CalendarDate(rates.nextUpdate) > day || now < rates.nextUpdate)
        }
    }

    private func stale(_ last: FoundRates?, _ reason: RatesError) -> CommandFailure {
        guard let last, let fetchedAt = last.fetchedAt else {
            return CommandFailure(Strings.notFetched(reason: reason.explanation), code: .unavailable)
        }
        // A clock that was set back makes nothing younger than now.
        let age = max(0, Int(fetchedAt.duration(to: parts.clock.now).components.seconds))
        return CommandFailure(
            Strings.notFresh(
                reason: reason.explanation, date: last.rates.date, age: RelativeTime(seconds: -age)),
            code: .unavailable)
    }
}
