import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// A gateway that takes messages over HTTP.
struct GatewaySender: SMSSender {
    /// The pause before a connection that was not made is tried once more.
    static let pause = Duration.seconds(1)
    private static let deadlines = HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(10), whole: .seconds(10))
    private static let limit = 65_536

    let settings: GatewaySettings
    let transport: any HTTPTransport
    let random: any RandomBytes
    let time: any ContinuousTime

    func send(_ message: SMSMessage) async throws(AuthError) {
        let request = request(for: message)
        let response: HTTPResponse
        do {
            response = try await transport.send(request)
        } catch let error as HTTPError where error.wasNeverSent {
            response = try await again(request)
        } catch { throw .notDelivered }
        guard response.head.isSuccess, says(response.text) else { throw .notDelivered }
    }

    /// Once more, but only when nothing went out: a message costs money.
    private func again(_ request: HTTPRequest) async throws(AuthError) -> HTTPResponse {
        do {
            try await time.sleep(for: Self.pause)
            return try await transport.send(request)
        } catch { throw .notDelivered }
    }

    private func request(for message: SMSMessage) -> HTTPRequest {
        let (type, body) = content(MessageTemplate(message: message))
        let headers: HTTPHeaders = [
            "Content-Type": type, "Accept": "application/json", "Idempotency-Key": random.hexadecimal(),
        ]
        var request = HTTPRequest(settings.url, method: .post, headers: headers, body: Array(body.utf8))
        request.credentials = settings.headers
        (request.deadlines, request.limit) = (Self.deadlines, Self.limit)
        (request.redirects, request.retry) = (0, .never)
        return request
    }

    private func content(_ template: MessageTemplate) -> (type: String, body: String) {
        switch settings.body {
        case .json(let node): ("application/json", template.filled(node).compact)
        case .form(let members): ("application/x-www-form-urlencoded", template.form(members))
        }
    }

    /// Whether the answer says yes in every field that was agreed on: `OTP not verified` holds `verified`, too.
    private func says(_ text: String) -> Bool {
        if settings.success.isEmpty { return true }
        guard let answer = try? JSONNode(parsing: text) else { return false }
        return settings.success.allSatisfy { answer.scalar(at: $0.path) == $0.value }
    }
}

extension HTTPError {
    /// Whether no byte of the request can have reached anybody.
    fileprivate var wasNeverSent: Bool {
        switch self {
        case .offline, .refused, .timeout(.connect, _): true
        default: false
        }
    }
}

extension JSONNode {
    /// What stands at a path of keys and indices; `nil` for nothing, and for what has parts.
    fileprivate func scalar(at path: String) -> String? {
        var node = self
        for step in path.split(separator: ".") {
            switch node.content {
            case .object(let members):
                guard let member = members.first(where: { $0.key == step }) else { return nil }
                node = member.value
            case .array(let nodes):
                guard let index = Int(step), nodes.indices.contains(index) else { return nil }
                node = nodes[index]
            default: return nil
            }
        }
        switch node.content {
        case .string(let text), .number(let text): return text
        case .bool(let value): return "\(value)"
        default: return nil
        }
    }
}
