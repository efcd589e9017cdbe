import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// A hook that is told the code and the number, signed as Standard Webhooks 1.0 says, and writes the message itself.
struct HookSender: SMSSender {
    /// Three tries, 2 s apart, as others call such hooks; the id tells the hook that it is the same message.
    private static let retry = HTTPRetry(
        attempts: 3, firstPause: .seconds(2), longestPause: .seconds(2), longestRetryAfter: .seconds(5))
    private static let deadlines = HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(5), whole: .seconds(25))
    private static let limit = 200 * 1024

    let settings: HookSettings
    let transport: any HTTPTransport
    let random: any RandomBytes
    let clock: any WallClock

    func send(_ message: SMSMessage) async throws(AuthError) {
        let response: HTTPResponse
        do { response = try await transport.send(request(for: message)) } catch { throw .notDelivered }
        guard [200, 202, 204].contains(response.status), !Self.refuses(response.text) else { throw .notDelivered }
    }

    private func request(for message: SMSMessage) -> HTTPRequest {
        let (id, now) = ("msg_\(random.hexadecimal())", clock.now)
        let body = body(message, id, now)
        var request = HTTPRequest(
            settings.url, method: .post,
            headers: [
                "Content-Type": "application/json", "webhook-id": id, "webhook-timestamp": "\(now.seconds)",
                "webhook-signature": settings.signatures(of: "\(id).\(now.seconds).\(body)"),
            ], body: Array(body.utf8))
        (request.deadlines, request.limit, request.redirects) = (Self.deadlines, Self.limit, 0)
        (request.retry, request.isRepeatable) = (Self.retry, true)
        return request
    }

    private func body(_ message: SMSMessage, _ id: String, _ now: WallTime) -> String {
        let digits = JSONValue.string(String(message.phone.dropFirst()))
        let document: JSONValue = [
            "metadata": ["uuid": .string(id), "time": .string("\(now)"), "name": "send-sms"],
            "user": ["phone": digits, "role": "authenticated", "aud": "authenticated"],
            "sms": ["otp": .string(message.code.reveal()), "phone": digits],
        ]
        return document.compact
    }

    /// A hook may say no with status 200: `{"error": {…}}`.
    private static func refuses(_ text: String) -> Bool {
        guard let members = try? JSONNode(parsing: text).members() else { return false }
        return members.contains { $0.key == "error" && $0.value.content != .null }
    }
}
