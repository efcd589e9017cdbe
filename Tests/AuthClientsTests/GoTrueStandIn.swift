import JSONKit
import NetworkInterface
import PlatformInterface
import PlatformTesting
import Synchronization

/// A server of Supabase Auth in memory and in virtual time, with the checks of GoTrue 2.196 in their order.
final class GoTrueStandIn: HTTPTransport {
    /// Which of its manners a test wants.
    struct Manners: Sendable {
        /// Whether errors have the shape from before 2024, whatever the request asks for.
        var isOld = false
        /// Whether something before the server drops the field `x-sb-error-code`.
        var hidesCode = false
    }

    let time: VirtualTime
    private let manners: Manners
    private let state = Mutex(GoTrueState())

    init(time: VirtualTime, _ manners: Manners = Manners()) {
        (self.time, self.manners) = (time, manners)
    }

    /// The last message to a number.
    func code(_ phone: String) -> String? { state.withLock { $0.messages.last { "+\($0.phone)" == phone }?.code } }

    var messages: Int { state.withLock { $0.messages.count } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let call = GoTrueCall(request, at: time.wallClock.now.seconds)
        let answer = state.withLock { $0.answer(call) }
        return response(answer, call)
    }

    func stream(_ request: HTTPRequest) async throws -> HTTPStream { throw HTTPError.status(405) }
    func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead { throw HTTPError.status(405) }

    private func response(_ answer: GoTrueAnswer, _ call: GoTrueCall) -> HTTPResponse {
        var headers: HTTPHeaders = ["Content-Type": "application/json"]
        let body: JSONValue
        switch answer {
        case .done(let value): body = value
        case .nothing: return HTTPResponse(head: HTTPHead(status: 204, url: call.url))
        case .refused(let status, let code, let message):
            if !manners.hidesCode { headers["x-sb-error-code"] = code }
            body =
                manners.isOld || !call.wantsNewShape
                ? ["code": .int(status), "error_code": .string(code), "msg": .string(message)]
                : ["code": .string(code), "message": .string(message)]
        }
        let head = HTTPHead(status: answer.status, headers: headers, url: call.url)
        return HTTPResponse(head: head, body: Array(body.compact.utf8))
    }
}

/// A request as the server sees it.
struct GoTrueCall {
    let url: HTTPURL
    let route: String
    let body: JSONNode?
    let bearer: String?
    let wantsNewShape: Bool
    let now: Int64

    init(_ request: HTTPRequest, at now: Int64) {
        (url, self.now) = (request.url, now)
        route = "\(request.method.rawValue) \(request.url.path)" + (request.url.query.map { "?\($0)" } ?? "")
        body = try? JSONNode(parsing: String(decoding: request.body, as: UTF8.self))
        bearer = request.credentials.first { $0.header == "Authorization" }.map {
            String($0.value.reveal().dropFirst(7))
        }
        wantsNewShape = (request.headers["X-Supabase-Api-Version"] ?? "") >= "2024-01-01"
    }

    func text(_ key: String) -> String? {
        guard case .object(let members)? = body?.content else { return nil }
        return try? members.first { $0.key == key }?.value.string()
    }

    func object(_ key: String) -> [JSONMember]? {
        guard case .object(let members)? = body?.content else { return nil }
        return try? members.first { $0.key == key }?.value.members()
    }
}

enum GoTrueAnswer {
    case done(JSONValue)
    case nothing
    case refused(Int, String, String)

    var status: Int {
        switch self {
        case .done: 200
        case .nothing: 204
        case .refused(let status, _, _): status
        }
    }

    static let expired = refused(403, "otp_expired", "Token has expired or is invalid")
    static let invalid = refused(400, "validation_failed", "Invalid phone number format (E.164 required)")
}
