import CommandKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The rates of a day, as text and as JSON.
struct RatesReport {
    let found: FoundRates
    let isUpToDate: Bool

    private var rates: ExchangeRates { found.rates }
    private var rows: [(currency: Currency, rate: Amount)] {
        rates.rates.filter { $0.key != rates.base }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func text(in language: Language) -> String {
        let status = isUpToDate ? Strings.upToDate : Strings.outdated
        let heading = Strings.ratesOf(
            source: rates.source.name, date: rates.date, base: rates.base.code, status: status)
        let lines = rows.map { [$0.currency.code, $0.rate.text(in: language), $0.currency.name.text(in: language)] }
        return heading.text(in: language) + "\n\n" + TextTable(lines, indent: 2).text
    }

    var json: JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "date": .string(rates.date.isoText), "source": .string(rates.source.rawValue),
            "base": .string(rates.base.code), "fetched": JSONValue(found.fetchedAt?.description),
            "nextUpdate": .string(rates.nextUpdate.description), "isUpToDate": .bool(isUpToDate),
            "rates": .array(
                rows.map { ["currency": .string($0.currency.code), "rate": .string($0.rate.plainText())] }),
        ]
    }

    static let schema = OutputSchema(
        "tessera.rates", version: 1,
        fields: [
            .init("date", "string", Strings.dateMeaning),
            .init("source", "string", Strings.sourceMeaning),
            .init("base", "string", Strings.baseMeaning),
            .init("fetched", "string or null", Strings.fetchedMeaning),
            .init("nextUpdate", "string", Strings.nextUpdateMeaning),
            .init("isUpToDate", "boolean", Strings.upToDateMeaning),
            .init("rates[].currency", "string", Strings.currencyMeaning),
            .init("rates[].rate", "string", Strings.baseRateMeaning),
        ])
}
