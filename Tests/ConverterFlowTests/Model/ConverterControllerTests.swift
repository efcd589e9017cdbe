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

        func history() async throws(RatesError) -> [ExchangeRates] { throw .noRates }
    }

    private let time = VirtualTime(wall: WallTime(seconds: 1_719_604_800))
    private let rates = ScriptedRates()
    private let kernel = Kernel(scheduler: TestScheduler())

    private func controller(
        stored: ConverterRecord? = nil, keep: @escaping @MainActor @Sendable (ConverterRecord) -> Void = { _ in }
    ) -> ConverterController {
        let model = ConverterModel(
            stored: stored, kept: nil, shipped: ShippedRates.rates, now: time.wallClock.now, language: .english)
        let effects = ConverterEffects(rates: rates, wallClock: time.wallClock, time: time, store: keep)
        return ConverterController(model, in: kernel, effects: effects)
    }

    private func money(_ text: String, _ code: String) throws -> ConverterModel.Conversion {
        .money(try #require(RateText.read(text)), try #require(Currency(code)))
    }

    @Test("the first start shows a hundred dollars in euros at the rates of the program, and keeps what was chosen")
    func start() throws {
        var kept: [ConverterRecord] = []
        let box = Box { kept.append($0) }
        let controller = controller(keep: { box.take($0) })
        controller.start()
        let display = controller.current
        #expect(display.amount == "100" && display.source?.code == "USD" && display.target?.code == "EUR")
        #expect(try display.result == money("93.41", "EUR") && display.isUpToDate && !display.isRefreshing)
        #expect(display.date?.isoText == "2024-06-28" && display.currencies.count == 31)
        #expect(display.singleRate?.rate.plainText() == "0.934143")
        let (source, target) = (try #require(display.source), try #require(display.target))
        #expect(kept.last == ConverterRecord(amount: "100", source: source, target: target))
    }

    @Test("what is no digit is taken out of the field, and the result follows each key")
    func typing() throws {
        let controller = controller()
        controller.start()
        controller.nodes.amount.send("$9.99")
        #expect(try controller.current.amount == "9.99" && controller.current.result == money("9.33", "EUR"))
        controller.nodes.amount.send("")
        #expect(controller.current.amount == "" && controller.current.result == .nothing)
        controller.nodes.target.send(try #require(Currency("JPY")))
        controller.nodes.amount.send("1")
        #expect(try controller.current.result == money("161", "JPY"))
    }

    @Test("a refresh is busy until it is answered; a failure is shown and takes no rates away")
    func refresh() async throws {
        let controller = controller()
        controller.start()
        controller.nodes.refresh.send(())
        #expect(controller.current.isRefreshing)
        rates.give.yield(.failure(.noRates))
        await until { !controller.current.isRefreshing }
        #expect(try controller.current.failure == .noRates && controller.current.result == money("93.41", "EUR"))
        controller.nodes.refresh.send(())
        let euro = try #require(Currency("EUR"))
        let newer = ExchangeRates(
            .centralBank, base: euro, rates: [try #require(Currency("USD")): Amount(2)],
            date: try #require(CalendarDate("2024-07-01")), nextUpdate: WallTime(seconds: 1_719_928_800))
        rates.give.yield(.success(newer))
        await until { !controller.current.isRefreshing }
        #expect(try controller.current.failure == nil && controller.current.result == money("50", "EUR"))
        #expect(controller.current.date?.isoText == "2024-07-01" && controller.current.isUpToDate)
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

/// What is kept, where a closure that is sent may not change a variable.
@MainActor
private final class Box {
    let take: @MainActor (ConverterRecord) -> Void

    init(_ take: @escaping @MainActor (ConverterRecord) -> Void) { self.take = take }
}
