import LocalizationKit
import NetworkInterface
import XMLInterface

/// Fetches rates from the services, and takes nothing from them that is not rates.
struct RatesClient: Sendable {
    /// The most bytes of an answer; the longest there is, the history, has about a hundred thousand.
    static let limit = 4 << 20

    let transport: any HTTPTransport
    let parser: any XMLParsing

    /// The newest rates of a service.
    func newest(from service: RatesService) async throws(RatesError) -> ExchangeRates {
        let body = try await document(service.address)
        switch service {
        case .centralBank:
            guard let newest = try centralBank(body).first else { throw .noRates }
            return newest
        case .openExchange: return try OpenExchangeDocument(String(decoding: body, as: UTF8.self)).rates
        }
    }

    /// The rates of the central bank of the last 90 days, newest first.
    func history() async throws(RatesError) -> [ExchangeRates] {
        try centralBank(try await document(RatesService.historyAddress))
    }

    private func centralBank(_ body: [UInt8]) throws(RatesError) -> [ExchangeRates] {
        let element: XMLElement
        do { element = try parser.parse(body, limits: XMLLimits(bytes: Self.limit, depth: 8, nodes: 50_000)) } catch {
            throw .notXML(error)
        }
        return try CentralBankDocument(element).days
    }

    private func document(_ address: String) async throws(RatesError) -> [UInt8] {
        let body = try await answer(address)
        guard !Self.isWebPage(body) else { throw .webPage }
        return body
    }

    private func answer(_ address: String) async throws(RatesError) -> [UInt8] {
        do {
            var request = HTTPRequest(try HTTPURL(address))
            request.limit = Self.limit
            request.deadlines = HTTPDeadlines(whole: .seconds(20))
            request.keptFor = "rates"
            return try await transport.send(request).successful().body
        } catch let error as HTTPError {
            throw .network(error)
        } catch {
            throw .network(.invalidRequest(reason: LocalizedText(error)))
        }
    }

    /// Whether the answer is a page for people, as portals of hotels and pages of faults are.
    private static func isWebPage(_ body: [UInt8]) -> Bool {
        let start = String(decoding: body.prefix(256), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html"].contains { start.contains($0) }
    }
}
