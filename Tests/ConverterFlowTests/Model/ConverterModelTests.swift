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

    private func money(_ text: String, _ currency: Currency) throws -> ConverterModel.Conversion {
        .money(try #require(RateText.read(text)), currency)
    }

    @Test("at rest it decides nothing at all")
    func rest() {
        let model = model()
        #expect(model.shouldRefresh == nil && model.shouldReportError == nil && model.shouldResetAmountTarget == nil)
        #expect(model.shouldResetAmountSource == nil && model.shouldResetCurrencies == nil && model.shouldStore == nil)
        #expect(model.shouldResetSource == nil && model.shouldResetTarget == nil && model.shouldResetRatesDate == nil)
        #expect(model.shouldResetRatesStatus == nil && model.shouldResetRatesUpdate == nil && model.shouldWakeAt == nil)
        #expect(model.shouldResetSourcePicker == nil && model.shouldResetTargetPicker == nil)
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
        let expected = try money("93.41", euro)
        #expect(with(model()) { $0.amount.set("100") }.shouldResetAmountTarget == expected)
        #expect(with(model()) { $0.source.currency.set(dollar) }.shouldResetAmountTarget == expected)
        #expect(with(model()) { $0.target.currency.set(euro) }.shouldResetAmountTarget == expected)
        #expect(with(model()) { $0.loaded.set(shipped) }.shouldResetAmountTarget == expected)
        #expect(with(model()) { $0.isStarted = true }.shouldResetAmountTarget == expected)
        #expect(with(model()) { $0.now.set(evening) }.shouldResetAmountTarget == nil)
    }

    @Test("amounts that are no number, too long, or in a currency without a rate")
    func oddAmounts() throws {
        let rows: [(String, ConverterModel.Conversion)] = [
            ("", .nothing), (".", .nothing), ("abc", .nothing), (String(repeating: "9", count: 400), .tooLarge),
            ("0", .money(.zero, euro)), ("1e5", try money("14.01", euro)), ("0.01", try money("0.01", euro)),
            ("0.001", try money("0.00093", euro)), ("1,000.50", try money("934.61", euro)),
        ]
        for (text, expected) in rows {
            #expect(with(model()) { $0.amount.set(text) }.shouldResetAmountTarget == expected, "\(text)")
        }
        let rouble = try #require(Currency("RUB"))
        #expect(with(model()) { $0.target.currency.set(rouble) }.shouldResetAmountTarget == .noRate(rouble))
        #expect(with(model()) { $0.target.currency.set(yen) }.shouldResetAmountTarget == .money(Amount(16062), yen))
    }

    @Test("a lone separator before three digits means what it means in the language, and is converted anew with it")
    func language() throws {
        let typed = with(model()) { $0.amount = Recent("1,000") }
        #expect(with(typed) { $0.amount.set("1,000") }.shouldResetAmountTarget == (try money("934.14", euro)))
        #expect(with(typed) { $0.language.set(.russian) }.shouldResetAmountTarget == (try money("0.93", euro)))
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
        #expect(answered.shouldResetAmountTarget == .noRate(yen))
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
