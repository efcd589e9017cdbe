import CommandKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// What was converted, as text and as JSON.
struct ConversionReport {
    /// One amount in one other currency.
    struct Row {
        let amount: Money
        let result: Money
        let rate: Amount
    }

    let found: FoundRates
    private var rows: [Row] = []
    /// How many rows have been told as text.
    private var told = 0

    init(_ found: FoundRates) { self.found = found }

    /// Converts into all currencies of a request, or into none of them.
    mutating func convert(_ request: ConversionRequest) throws(ConversionError) {
        var added: [Row] = []
        for target in request.targets { try added.append(row(request, target)) }
        rows += added
    }

    private func row(_ request: ConversionRequest, _ target: Currency) throws(ConversionError) -> Row {
        let rates = found.rates
        for currency in [request.source, target] where rates.rates[currency] == nil {
            throw .noRate(currency, rates.source, rates.date)
        }
        guard let result = rates.convert(request.amount, from: request.source, to: target),
            let rate = rates.rate(from: request.source, to: target)
        else { throw .tooLarge }
        return Row(amount: Money(request.amount, request.source), result: Money(result, target), rate: rate)
    }

    /// The rows that have not been told yet, a line each: `100 USD = 93.41 EUR`.
    mutating func takeText(in language: Language) -> String {
        let new = rows[told...]
        told = rows.count
        return new.map { row in
            "\(row.amount.text(in: language, isFull: false)) = \(row.result.text(in: language))\n"
        }.joined()
    }

    var json: JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "date": .string(found.rates.date.isoText), "source": .string(found.rates.source.rawValue),
            "fetched": JSONValue(found.fetchedAt?.description), "conversions": .array(rows.map(Self.json)),
        ]
    }

    private static func json(_ row: Row) -> JSONValue {
        [
            "amount": .string(row.amount.amount.plainText()), "from": .string(row.amount.currency.code),
            "to": .string(row.result.currency.code), "rate": .string(row.rate.plainText()),
            "result": .string(row.result.amount.plainText(places: row.result.currency.minorUnits)),
        ]
    }

    static let schema = OutputSchema(
        "tessera.convert", version: 1,
        fields: [
            .init("date", "string", Strings.dateMeaning),
            .init("source", "string", Strings.sourceMeaning),
            .init("fetched", "string or null", Strings.fetchedMeaning),
            .init("conversions[].amount", "string", Strings.amountMeaning),
            .init("conversions[].from", "string", Strings.fromMeaning),
            .init("conversions[].to", "string", Strings.toMeaning),
            .init("conversions[].rate", "string", Strings.rateMeaning),
            .init("conversions[].result", "string", Strings.resultMeaning),
        ])
}
