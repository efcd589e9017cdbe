import AuthFlowInterface
import JSONKit
import NetworkInterface

/// Sends requests to a server of accounts, each once: a message costs money, and a code is used up.
struct AuthEndpoint: Sendable {
    /// Well below what a screen waits, and longer than the ten seconds after which Supabase Auth gives up by itself.
    private static let deadlines = HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(15), whole: .seconds(20))
    /// Far more than a session with everything about a person has.
    private static let limit = 256 << 10

    let address: AuthAddress
    let transport: any HTTPTransport

    /// Asks for something below the address.
    ///
    /// - Parameters:
    ///   - method: what is wanted.
    ///   - path: the segments of the path.
    ///   - query: the names and values of the query; no secrets.
    ///   - body: what is handed over as JSON.
    ///   - headers: more fields.
    ///   - credentials: fields with secrets.
    /// - Returns: the answer, whatever its status.
    /// - Throws: `AuthError.unanswered` when the server may have heard the question, else `.unavailable`.
    func ask(
        _ method: HTTPMethod, _ path: [String], query: KeyValuePairs<String, String> = [:], body: JSONValue? = nil,
        headers: HTTPHeaders = [:], credentials: [HTTPCredential] = []
    ) async throws(AuthError) -> HTTPResponse {
        let url = path.reduce(address.url) { $0.appending($1) }.appending(query: query)
        var request = HTTPRequest(url, method: method, headers: headers)
        request.headers["Accept"] = "application/json"
        if let body {
            request.headers["Content-Type"] = "application/json;charset=UTF-8"
            request.body = Array(body.compact.utf8)
        }
        (request.credentials, request.deadlines, request.limit) = (credentials, Self.deadlines, Self.limit)
        (request.redirects, request.retry) = (0, .never)
        do { return try await transport.send(request) } catch { throw AuthError(error, after: method) }
    }
}

extension AuthError {
    /// Why there is no answer; only a question that was not heard can be asked again without a thought.
    fileprivate init(_ error: any Error, after method: HTTPMethod) {
        guard let error = error as? HTTPError else { self = .unanswered; return }
        let wasHeard =
            switch error {
            case .timeout(let phase, _): phase != .connect
            case .interrupted, .malformed, .tooLarge: true
            default: false
            }
        self = wasHeard && !method.isSafe ? .unanswered : .unavailable(error.explanation)
    }
}
