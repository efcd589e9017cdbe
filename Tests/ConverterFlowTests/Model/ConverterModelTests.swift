import LocalizationKit
import PlatformInterface
import StateKit
import Testing

@testable import ConverterFlow

/// The table of the published original, row by row, with the right values where it was wrong.
@Suite("what the converter decides")
struct ConverterModelTests {
    private let dollar: Currency
    private let euro: Currency
    private let yen: Currency
    private let shipped: ExchangeRates
    /// Friday, 28 June 2024, 20:00 UTC: the rates of that day are out, the next ones come on Monday.
    private let evening = WallTime(seconds: 1_719_604_800)

    init() throws {
        (dollar, euro, yen) = try (#require(Currency("USD")), #require(Currency("EUR")), #require(Currency("JPY")))
        shipped = try #require(ShippedRates.rates)
    }

    private func model(_ stored: ConverterRecord? = nil, at now: WallTime? = nil) -> ConverterModel {
        var model = ConverterModel(stored: stored, kept: nil, shipped: shipped, now: now ?? evening, language: .english)
        model.source.currency = Recent(dollar)
        model.target.currency = Recent(euro)
        model.amount = Recent("100")
        return model
    }

    private func with(_ model: ConverterModel, _ change: (inout ConverterModel) -> Void) -> ConverterModel {
        var changed = model
        change(&changed)
        return changed
    }

    @Test("at rest it decides nothing at all")
    func rest() {
        let model = model()
        #expect(model.shouldRefresh == nil && model.shouldReportError == nil && model.shouldResetAmountTarget == nil)
        #expect(model.shouldResetAmountSource == nil && model.shouldResetCurrencies == nil && model.shouldStore == nil)
        #expect(model.shouldResetSource == nil && model.shouldResetTarget == nil && model.shouldResetRatesDate == nil)
        #expect(model.shouldResetRatesStatus == nil && model.shouldResetRatesUpdate == nil && model.shouldWakeAt == nil)
        #expect(model.shouldResetSourcePicker == nil && model.shouldResetTargetPicker == nil)
        #expect(
            model.shouldSwap == nil && model.shouldReadHistory == nil && model.shouldLoadHistory == nil
                && model.shouldResetChart == nil)
        #expect(model.shouldResetChoices == nil && model.shouldReportHistory == nil)
        #expect(model.shouldResetRatesSource == nil)
        #expect(model.shouldResetSingleRate == nil && model.shouldShowInfo == nil && model.shouldHideInfo == nil)
    }

    @Test("rates are refreshed at the start when the next ones are out, on request, and once at a time")
    func refresh() {
        let due = shipped.nextUpdate
        #expect(with(model()) { $0.isStarted = true }.shouldRefresh == nil)
        #expect(with(model(at: due)) { $0.isStarted = true }.shouldRefresh == .centralBank)
        #expect(with(model(at: due.advanced(by: .seconds(-1)))) { $0.isStarted = true }.shouldRefresh == nil)
        #expect(with(model()) { $0.isRefreshPressed = true }.shouldRefresh == .centralBank)
        let busy = with(model()) { ($0.isRefreshPressed, $0.isRefreshing) = (true, Recent(true)) }
        #expect(busy.shouldRefresh == nil)
        var empty = ConverterModel(stored: nil, kept: nil, shipped: nil, now: evening, language: .english)
        empty.isStarted = true
        #expect(empty.shouldRefresh == .centralBank)
    }

    @Test("a failed refresh is reported once, and the last good rates stay")
    func failure() {
        var model = model()
        model.loaded.set(shipped)
        model.loaded.settle()
        model.failure.set(.noRates)
        #expect(model.shouldReportError == .noRates && model.rates == shipped && model.shouldResetRatesDate == nil)
        model.failure.settle()
        #expect(model.shouldReportError == nil && model.failure.value == .noRates)
    }

    @Test("the amount is converted whenever something that it depends on has changed")
    func conversion() throws {
        let expected = "100 USD = 93.41 EUR"
        #expect(with(model()) { $0.amount.set("100") }.shouldResetAmountTarget?.words == expected)
        #expect(with(model()) { $0.source.currency.set(dollar) }.shouldResetAmountTarget?.words == expected)
        #expect(with(model()) { $0.target.currency.set(euro) }.shouldResetAmountTarget?.words == expected)
        #expect(with(model()) { $0.loaded.set(shipped) }.shouldResetAmountTarget?.words == expected)
        #expect(with(model()) { $0.isStarted = true }.shouldResetAmountTarget?.words == expected)
        #expect(with(model()) { $0.now.set(evening) }.shouldResetAmountTarget == nil)
    }

    @Test("amounts that are no number, too long, or in a currency without a rate")
    func oddAmounts() throws {
        let rows = [
            ("", "nothing"), (".", "nothing"), ("abc", "nothing"), (String(repeating: "9", count: 400), "too large"),
            ("0", "0 USD = 0.00 EUR"), ("1e5", "15 USD = 14.01 EUR"), ("-5", "5 USD = 4.67 EUR"),
            ("0.01", "0.01 USD = 0.01 EUR"), ("0.001", "0.001 USD = 0.00093 EUR"), ("12..", "12 USD = 11.21 EUR"),
            ("1,000.50", "1,000.50 USD = 934.61 EUR"), ("1 000,50", "1,000.50 USD = 934.61 EUR"),
            ("$9.99", "9.99 USD = 9.33 EUR"), ("١٢", "12 USD = 11.21 EUR"), ("007", "7 USD = 6.54 EUR"),
        ]
        for (text, expected) in rows {
            #expect(with(model()) { $0.amount.set(text) }.shouldResetAmountTarget?.words == expected, "\(text)")
        }
        let rouble = try #require(Currency("RUB"))
        #expect(
            with(model()) { $0.target.currency.set(rouble) }.shouldResetAmountTarget?.words == "no rate for RUB")
        #expect(
            with(model()) { $0.target.currency.set(yen) }.shouldResetAmountTarget?.words == "100 USD = 16,062 JPY")
    }

    @Test("what the original cut, lost the exponent of, or showed with one, at a rate of one to one")
    func defects() throws {
        let kuwait = try #require(Currency("KWD"))
        let even = ExchangeRates(
            .centralBank, base: euro, rates: [dollar: Amount(1), yen: Amount(1), kuwait: Amount(1)],
            date: shipped.date, nextUpdate: shipped.nextUpdate)
        let rows = [
            ("99.7458", euro, "99.75"), ("1.999", euro, "2.00"), ("0.005", euro, "0.01"), ("2.0", euro, "2.00"),
            ("2.5", euro, "2.50"), ("2.5", yen, "3"), ("2.4995", kuwait, "2.500"), ("2.0005", kuwait, "2.001"),
            ("10000000000000000", euro, "10,000,000,000,000,000.00"),
            ("12345678901234567000", euro, "12,345,678,901,234,567,000.00"),
            ("9999999999999998", euro, "9,999,999,999,999,998.00"), ("0.00001", euro, "0.00001"),
            ("0.000024", euro, "0.000024"),
        ]
        for (text, target, expected) in rows {
            let model = with(model()) {
                ($0.loaded, $0.target.currency) = (Recent(even), Recent(target))
                $0.amount.set(text)
            }
            guard case .money(let result, _) = model.shouldResetAmountTarget else {
                Issue.record("\(text) was not converted")
                continue
            }
            #expect(result.text(in: .english) == "\(expected) \(target)", "\(text)")
        }
    }

    @Test("a lone separator before three digits means what it means in the language, and is converted anew with it")
    func language() throws {
        let typed = with(model()) { $0.amount = Recent("1,000") }
        #expect(
            with(typed) { $0.amount.set("1,000") }.shouldResetAmountTarget?.words == "1,000 USD = 934.14 EUR")
        #expect(with(typed) { $0.language.set(.russian) }.shouldResetAmountTarget?.words == "1 USD = 0.93 EUR")
    }

    @Test("the field begins with what an earlier run left, or 100, and keeps digits and separators only")
    func field() {
        let cleared = ConverterRecord(amount: "", source: dollar, target: euro)
        #expect(with(model()) { $0.isStarted = true }.shouldResetAmountSource == "100")
        #expect(with(model(cleared)) { $0.isStarted = true }.shouldResetAmountSource == "")
        #expect(with(model()) { $0.amount.set("$9.99") }.shouldResetAmountSource == "9.99")
        #expect(with(model()) { $0.amount.set("9.99") }.shouldResetAmountSource == nil)
        #expect(with(model()) { $0.amount.set("") }.shouldResetAmountSource == nil)
    }

    @Test("currencies are kept by their codes, and those of the first start are dollar and euro")
    func currencies() throws {
        let started = with(model()) { $0.isStarted = true }
        #expect(started.shouldResetSource == dollar && started.shouldResetTarget == euro)
        #expect(started.shouldResetCurrencies == shipped.currencies)
        let record = ConverterRecord(amount: "5", source: yen, target: dollar)
        let again = with(model(record)) { $0.isStarted = true }
        #expect(again.shouldResetSource == yen && again.shouldResetTarget == dollar)
        let fewer = ExchangeRates(
            .centralBank, base: euro, rates: [dollar: Amount(1)], date: shipped.date, nextUpdate: shipped.nextUpdate)
        let answered = with(model()) {
            ($0.source.currency, $0.loaded) = (Recent(yen), $0.loaded); $0.loaded.set(fewer)
        }
        #expect(answered.shouldResetCurrencies == [euro, dollar] && answered.shouldResetSource == nil)
        #expect(answered.shouldResetAmountTarget?.words == "no rate for JPY")
    }

    @Test("the status turns to outdated by itself, at the moment the next rates are out")
    func status() {
        let due = shipped.nextUpdate
        let started = with(model()) { $0.isStarted = true }
        #expect(started.shouldResetRatesStatus == true && started.shouldWakeAt == due)
        #expect(started.shouldResetRatesDate == shipped.date)
        let woken = with(model()) { $0.now.set(due) }
        #expect(woken.shouldResetRatesStatus == false && woken.shouldWakeAt == nil)
        #expect(with(model()) { $0.now.set(due.advanced(by: .seconds(-1))) }.shouldResetRatesStatus == true)
        // A clock that is set back makes the rates new again.
        #expect(with(model(at: due)) { $0.now.set(evening) }.shouldWakeAt == due)
    }

    @Test("rates of another service than the chosen one are replaced, at the start and when another one is chosen")
    func service() throws {
        let other = ExchangeRates(
            .openExchange, base: dollar, rates: [euro: Amount(1)], date: shipped.date, nextUpdate: shipped.nextUpdate)
        var model = ConverterModel(
            stored: nil, kept: other, shipped: shipped, service: .openExchange, now: evening, language: .english)
        #expect(with(model) { $0.isStarted = true }.shouldRefresh == nil && model.rates == other)
        #expect(with(model) { $0.service.set(.centralBank) }.shouldRefresh == .centralBank)
        model.service = Recent(.centralBank)
        #expect(with(model) { $0.isStarted = true }.shouldRefresh == .centralBank)
        #expect(with(model) { $0.now.set(evening) }.shouldRefresh == nil)
        // The answer of the service that was chosen before came late.
        #expect(with(model) { $0.take(.success(other)) }.shouldRefresh == .centralBank)
        #expect(with(model) { $0.take(.failure(.noRates)) }.shouldRefresh == nil)
    }

    @Test("what another process has fetched counts, unless it is at hand already or of another service")
    func kept() throws {
        let newer = ExchangeRates(
            .centralBank, base: euro, rates: [dollar: Amount(1)], date: shipped.date, nextUpdate: shipped.nextUpdate)
        let other = ExchangeRates(
            .openExchange, base: euro, rates: [dollar: Amount(1)], date: shipped.date, nextUpdate: shipped.nextUpdate)
        var model = with(model()) { $0.failure = Recent(.noRates) }
        #expect(with(model) { $0.takeKept(newer) }.shouldResetRatesSource == .centralBank)
        #expect(with(model) { $0.takeKept(newer) }.failure.value == nil)
        #expect(!with(model) { $0.takeKept(other) }.hasNewRates)
        model.loaded = Recent(newer)
        #expect(!with(model) { $0.takeKept(newer) }.hasNewRates)
    }

    @Test("what is kept over a restart: the amount, also an empty one, and both currencies")
    func storing() {
        let typed = with(model()) { $0.amount.set("") }
        #expect(typed.shouldStore == ConverterRecord(amount: "", source: dollar, target: euro))
        #expect(with(model()) { $0.loaded.set(shipped) }.shouldStore == nil)
        #expect(with(model()) { $0.now.set(evening) }.shouldStore == nil)
    }

    @Test("pickers open and close by their buttons, and the information too")
    func pulses() {
        #expect(with(model()) { $0.source.isPickerPressed = true }.shouldResetSourcePicker == true)
        let open = with(model()) { ($0.source.isPickerVisible, $0.source.isPickerPressed) = (Recent(true), true) }
        #expect(open.shouldResetSourcePicker == false && open.shouldResetTargetPicker == nil)
        #expect(with(model()) { $0.target.isPickerPressed = true }.shouldResetTargetPicker == true)
        #expect(with(model()) { $0.isInfoPressed = true }.shouldShowInfo == true)
        #expect(with(model()) { $0.isInfoClosed = true }.shouldHideInfo == true)
        #expect(with(model()) { $0.isRefreshing.set(true) }.shouldResetRatesUpdate == true)
    }

    @Test("a picker closes when a currency was chosen")
    func choosing() {
        let open = with(model()) { $0.source.isPickerVisible = Recent(true) }
        #expect(with(open) { $0.source.currency.set(yen) }.shouldResetSourcePicker == false)
        #expect(with(open) { $0.target.currency.set(yen) }.shouldResetSourcePicker == nil)
        #expect(with(model()) { $0.source.currency.set(yen) }.shouldResetSourcePicker == nil)
    }

    @Test("an open picker offers what the search leaves, and Enter takes what is highlighted or else the first")
    func choices() throws {
        let open = with(model()) { $0.showPicker(of: \.target, true) }
        #expect(open.shouldResetChoices == CurrencyChoices(currencies: shipped.currencies, highlighted: euro))
        var quiet = open
        quiet.settleSearch()
        #expect(quiet.shouldResetChoices == nil)
        let pound = try #require(Currency("GBP"))
        #expect(with(quiet) { $0.highlighted.set(pound) }.shouldResetChoices?.highlighted == pound)
        let dollars = with(quiet) { $0.search.set("доллар") }.shouldResetChoices
        #expect(dollars?.currencies.map(\.code) == ["AUD", "CAD", "HKD", "NZD", "SGD", "USD"])
        #expect(dollars?.highlighted?.code == "AUD")
        #expect(with(quiet) { $0.search.set("zl pol") }.shouldResetChoices?.currencies == [])
        #expect(with(quiet) { $0.search.set("jp yen") }.shouldResetChoices?.currencies == [yen])
        #expect(with(quiet) { $0.search.set("zzz") }.shouldResetChoices == CurrencyChoices())
        #expect(with(model()) { $0.search.set("yen") }.shouldResetChoices == nil)
    }

    @Test("both currencies change places at once")
    func swap() {
        let pressed = with(model()) { $0.isSwapPressed = true }
        #expect(pressed.shouldSwap == ConverterRequest(amount: nil, source: euro, target: dollar))
        let asked = with(model()) { $0.take(ConverterRequest(amount: "5", source: yen, target: dollar)) }
        #expect(asked.shouldResetAmountTarget?.words == "5 JPY = 0.03 USD")
        #expect(asked.shouldStore == ConverterRecord(amount: "5", source: yen, target: dollar))
    }

    @Test("the history is loaded when that of an earlier run is not the newest, and when rates came that it lacks")
    func history() throws {
        let monday = ExchangeRates(
            .centralBank, base: euro, rates: [dollar: Amount(1)], date: try #require(CalendarDate("2024-07-01")),
            nextUpdate: PublicationCalendar.nextUpdate(after: try #require(CalendarDate("2024-07-01"))))
        let started = with(model()) { $0.isStarted = true }
        #expect(started.shouldReadHistory == true && started.shouldLoadHistory == nil)
        #expect(with(model()) { $0.readHistory([]) }.shouldLoadHistory == true)
        #expect(with(model()) { $0.readHistory([shipped]) }.shouldLoadHistory == nil)
        let late = with(model(at: shipped.nextUpdate)) { $0.readHistory([shipped]) }
        #expect(late.shouldLoadHistory == true)
        // A bank that is late is not asked again and again.
        #expect(with(model(at: shipped.nextUpdate)) { $0.takeHistory(.success([shipped])) }.shouldLoadHistory == nil)
        let behind = with(model()) { $0.history = Recent([shipped]) }
        #expect(with(behind) { $0.loaded.set(monday) }.shouldLoadHistory == true)
        #expect(with(behind) { $0.loaded.set(shipped) }.shouldLoadHistory == nil)
        #expect(with(model()) { $0.loaded.set(shipped) }.shouldLoadHistory == true)
    }

    @Test("the chart is drawn anew with the history and both currencies; a failure leaves the history that is there")
    func chart() throws {
        let typed = with(model()) { $0.history = Recent([shipped, shipped]) }
        #expect(with(typed) { $0.amount.set("5") }.shouldResetChart == nil)
        guard case .chart(let chart) = with(typed, { $0.source.currency.set(yen) }).shouldResetChart else {
            Issue.record("there is no chart")
            return
        }
        #expect(chart.source == yen && chart.target == euro && chart.points.count == 2)
        let rouble = try #require(Currency("RUB"))
        #expect(with(typed) { $0.target.currency.set(rouble) }.shouldResetChart == .lacks(rouble))
        #expect(with(model()) { $0.isStarted = true }.shouldResetChart == .unknown)
        #expect(with(model()) { $0.history.set([shipped]) }.shouldResetChart == .lacks(euro))
        let failed = with(typed) { $0.takeHistory(.failure(.noRates)) }
        #expect(failed.shouldReportHistory == .noRates && failed.history.value.count == 2)
        #expect(with(failed) { $0.takeHistory(.success([shipped])) }.shouldReportHistory == .some(nil))
    }

    @Test("one unit of the source in the target, never with an exponent")
    func singleRate() throws {
        let rate = with(model()) { $0.target.currency.set(euro) }.shouldResetSingleRate
        // 1 ÷ 1.0705 = 0.93414292…
        #expect(rate == SingleRate(source: dollar, target: euro, rate: try #require(RateText.read("0.934143"))))
        let rupiah = try #require(Currency("IDR"))
        let small = with(model()) {
            ($0.source.currency, $0.target.currency) = (Recent(rupiah), Recent(euro)); $0.isStarted = true
        }
        // 1 ÷ 17487.21 = 0.0000571847…
        #expect(small.shouldResetSingleRate?.rate.plainText() == "0.0000571847")
    }
}
