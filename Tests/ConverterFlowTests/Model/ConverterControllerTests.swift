import LocalizationKit
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting
import Testing

@testable import ConverterFlow

@Suite("the converter at work")
@MainActor
struct ConverterControllerTests {
    /// Answers with what the test says, one answer a request.
    private final class ScriptedRates: RatesLoading {
        let answers: AsyncStream<Result<ExchangeRates, RatesError>>
        let give: AsyncStream<Result<ExchangeRates, RatesError>>.Continuation

        init() { (answers, give) = AsyncStream.makeStream() }

        func newest(from service: RatesService) async throws(RatesError) -> ExchangeRates {
            for await answer in answers { return try answer.get() }
            throw .noRates
        }

        func keptRates() -> AsyncStream<ExchangeRates> { AsyncStream { $0.finish() } }

        func keptHistory() async -> [ExchangeRates] { [] }

        func history() async throws(RatesError) -> [ExchangeRates] { throw .noRates }
    }

    private let time = VirtualTime(wall: WallTime(seconds: 1_719_604_800))
    private let rates = ScriptedRates()
    private let scheduler = TestScheduler()
    private let kernel: Kernel

    init() { kernel = Kernel(scheduler: scheduler) }

    private func controller(
        stored: ConverterRecord? = nil, keep: @escaping @MainActor @Sendable (ConverterRecord) async -> Void = { _ in }
    ) -> ConverterController {
        let model = ConverterModel(
            stored: stored, kept: nil, shipped: ShippedRates.rates, now: time.wallClock.now, language: .english)
        let effects = ConverterEffects(rates: rates, wallClock: time.wallClock, time: time, store: keep)
        return ConverterController(model, in: kernel, effects: effects)
    }

    @Test("the first start shows a hundred dollars in euros at the rates of the program, and keeps what was chosen")
    func start() async throws {
        let kept = Kept()
        let controller = controller(keep: { kept.records.append($0) })
        controller.start()
        let display = controller.current
        #expect(display.amount == "100" && display.source?.code == "USD" && display.target?.code == "EUR")
        #expect(display.result.words == "100 USD = 93.41 EUR" && display.isUpToDate && !display.isRefreshing)
        #expect(display.date?.isoText == "2024-06-28" && display.currencies.count == 31)
        #expect(display.singleRate?.rate.plainText() == "0.934143")
        let (source, target) = (try #require(display.source), try #require(display.target))
        await until { kept.records.last == ConverterRecord(amount: "100", source: source, target: target) }
    }

    @Test("what is no digit is taken out of the field, and the result follows each key")
    func typing() throws {
        let controller = controller()
        controller.start()
        controller.nodes.amount.send("$9.99")
        #expect(controller.current.amount == "9.99" && controller.current.result.words == "9.99 USD = 9.33 EUR")
        controller.nodes.amount.send("")
        #expect(controller.current.amount == "" && controller.current.result == .nothing)
        controller.nodes.target.send(try #require(Currency("JPY")))
        controller.nodes.amount.send("1")
        #expect(controller.current.result.words == "1 USD = 161 JPY")
    }

    @Test("a refresh is busy until it is answered; a failure is shown and takes no rates away")
    func refresh() async throws {
        let controller = controller()
        controller.start()
        controller.nodes.refresh.send(())
        #expect(controller.current.isRefreshing)
        rates.give.yield(.failure(.noRates))
        await until { controller.current.failure != nil }
        #expect(controller.current.isRefreshing, "what takes no time is busy for half a second all the same")
        scheduler.advance(by: .milliseconds(500))
        #expect(!controller.current.isRefreshing)
        #expect(controller.current.failure == .noRates && controller.current.result.words == "100 USD = 93.41 EUR")
        controller.nodes.refresh.send(())
        let euro = try #require(Currency("EUR"))
        let newer = ExchangeRates(
            .centralBank, base: euro, rates: [try #require(Currency("USD")): Amount(2)],
            date: try #require(CalendarDate("2024-07-01")), nextUpdate: WallTime(seconds: 1_719_928_800))
        rates.give.yield(.success(newer))
        await until { controller.current.failure == nil }
        scheduler.advance(by: .milliseconds(500))
        #expect(!controller.current.isRefreshing)
        #expect(controller.current.failure == nil && controller.current.result.words == "100 USD = 50.00 EUR")
        #expect(controller.current.date?.isoText == "2024-07-01" && controller.current.isUpToDate)
    }

    @Test("what is typed is kept in its order, so that the last one stays")
    func keeping() async {
        let kept = Kept()
        let controller = controller(keep: {
            await Task.yield()
            kept.records.append($0)
        })
        controller.start()
        for text in ["1", "12", "123", ""] { controller.nodes.amount.send(text) }
        await until { kept.records.count == 5 }
        #expect(kept.records.map(\.amount) == ["100", "1", "12", "123", ""])
    }

    @Test("a keystroke makes each decision once, and changes the screen once")
    func economy() {
        let controller = controller()
        controller.start()
        var displays = 0
        let subscription = controller.displays.sink { _ in displays += 1 }
        let trace = controller.controller.startTrace()
        controller.nodes.amount.send("1234")
        #expect(trace.events.map(\.name) == ["amount"])
        let decisions = trace.events.flatMap(\.decisions).map(\.name)
        #expect(decisions.sorted() == ["amount field", "result", "store"])
        #expect(displays == 2, "the one at the subscription, and that of the keystroke")
        subscription.cancel()
    }

    @Test("both currencies are swapped in one step, and so is what a link asks for")
    func swap() throws {
        let controller = controller()
        controller.start()
        var seen: [String] = []
        let subscription = controller.displays.sink { seen.append($0.result.words) }
        controller.nodes.swap.send(())
        #expect(seen == ["100 USD = 93.41 EUR", "100 EUR = 107.05 USD"])
        let (yen, pound) = try (#require(Currency("JPY")), #require(Currency("GBP")))
        controller.nodes.request.send(ConverterRequest(amount: "$1000", source: yen, target: pound))
        #expect(controller.current.amount == "1000" && controller.current.result.words == "1,000 JPY = 4.92 GBP")
        subscription.cancel()
    }

    @Test("a picker opens empty, is searched, and closes with the choice")
    func picking() throws {
        let controller = controller()
        controller.start()
        controller.nodes.search.send("left over")
        controller.nodes.sourcePicker.send(())
        #expect(controller.current.isSourcePickerVisible && controller.current.search == "")
        #expect(controller.current.choices.highlighted?.code == "USD")
        controller.nodes.search.send("zł")
        let zloty = try #require(controller.current.choices.highlighted)
        #expect(controller.current.choices.currencies == [zloty] && zloty.code == "PLN")
        controller.nodes.source.send(zloty)
        #expect(!controller.current.isSourcePickerVisible && controller.current.source == zloty)
    }

    @Test("the rates turn to outdated by themselves when the next ones are out")
    func outdated() async throws {
        let controller = controller()
        controller.start()
        await time.waitForSleepers(1)
        // From Friday 20:00 to Monday 14:00 UTC.
        time.advance(by: .seconds(66 * 3600 - 1))
        #expect(controller.current.isUpToDate)
        time.advance(by: .seconds(1))
        await until { !controller.current.isUpToDate }
        #expect(controller.current.date?.isoText == "2024-06-28")
    }

    /// Gives other tasks their turn until something holds; a test that waits for what never comes hangs, and is ended.
    private func until(_ condition: @MainActor () -> Bool) async {
        while !condition() { await Task.yield() }
    }
}

/// What was kept, in order.
@MainActor
private final class Kept {
    var records: [ConverterRecord] = []
}
