import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import XMLTesting

@testable import ConverterFlow

@Suite("what the converter keeps")
@MainActor
struct KeepingTests {
    private let store = MemoryKeyValueStore()
    private let logger = MemoryLogger()
    private let network: ScriptedNetwork
    private let archive: ConverterArchive
    private let desk: RatesDesk

    init() throws {
        network = try ScriptedNetwork(time: VirtualTime(wall: WallTime(seconds: 1_719_604_800)))
        archive = ConverterArchive(store: store, logger: logger)
        desk = RatesDesk(
            client: RatesClient(transport: network, parser: try RealXML.parser()), archive: archive,
            clock: network.time.wallClock)
    }

    @Test("good rates are kept with the time at which they came, exactly as they are")
    func rates() async throws {
        network.answer("/stats/eurofxref/eurofxref-daily.xml", .text(SampleDocuments.june2024))
        network.answer("/v6/latest/USD", .text(SampleDocuments.openExchange))
        for service in RatesService.allCases {
            let rates = try await desk.newest(from: service)
            let kept: KeptRates = try #require(archive.value(ConverterArchive.rates))
            #expect(kept == KeptRates(rates: rates, fetchedAt: WallTime(seconds: 1_719_604_800)))
        }
    }

    @Test("a bad answer leaves what is kept")
    func failure() async throws {
        let path = "/stats/eurofxref/eurofxref-daily.xml"
        network.answer(path, .text(SampleDocuments.june2024), .text("<html>"))
        let rates = try await desk.newest(from: .centralBank)
        await #expect(throws: RatesError.webPage) { try await desk.newest(from: .centralBank) }
        #expect(archive.value(ConverterArchive.rates)?.rates == rates)
    }

    @Test("the history is kept, every day of it")
    func history() async throws {
        network.answer("/stats/eurofxref/eurofxref-hist-90d.xml", .text(SampleDocuments.history))
        let days = try await desk.history()
        #expect(archive.value(ConverterArchive.history)?.map(\.rates) == days && days.count == 3)
    }

    @Test("the amount and both currencies are kept, an empty amount too")
    func record() async throws {
        let record = ConverterRecord(
            amount: "", source: try #require(Currency("JPY")), target: try #require(Currency("KWD")))
        await archive.keep(record, as: ConverterArchive.record(of: "local"))
        #expect(archive.value(ConverterArchive.record(of: "local")) == record)
    }

    @Test("what cannot be read is as if it were not there, and what cannot be written is told to the log")
    func faults() async throws {
        let rows = [
            "[]", "{}", #""""#, #""ecb EUR 2024-06-28 1 1""#, #""ecb EUR 2024-06-28 1 1 USD""#,
            #""ecb EUR 2024-06-31 1 1 USD 1""#, #""ecb EUR 2024-06-28 1 1 USD 0""#, #""ecb EUR 2024-06-28 1 1 US 1""#,
            #""fed EUR 2024-06-28 1 1 USD 1""#, #""ecb EURO 2024-06-28 1 1 USD 1""#,
            #""ecb EUR 2024-06-28 one 1 USD 1""#, #""ecb EUR 2024-06-28 1 1 USD 1 JPY""#,
        ]
        for text in rows {
            store.plant(text, "rates", in: StoreScope("converter"))
            #expect(archive.value(ConverterArchive.rates) == nil, "\(text)")
        }
        #expect(logger.entries.count == rows.count)
        store.plant(#""ecb EUR 2024-06-28 1 1 USD 1""#, "rates", in: StoreScope("converter"))
        #expect(archive.value(ConverterArchive.rates)?.rates.currencies.map(\.code) == ["EUR", "USD"])
        store.fail(with: .full(path: "/store"))
        await archive.keep([KeptRates](), as: ConverterArchive.history)
        #expect(logger.entries.count == rows.count + 1)
    }
}
