import AuthFlowInterface
import FeatureKitTesting
import JSONKit
import NetworkInterface
import NetworkTesting
import Testing

@testable import AuthBackend

@MainActor
@Suite("messages by the send-SMS hook")
struct HookTests {
    /// The secret of the example in Standard Webhooks.
    private static let secret = "v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    private func world(_ secret: String = Self.secret) throws -> SendingWorld {
        try SendingWorld(
            #"{"sender": "hook", "hook": {"url": "https://sms.example/hook", "secret": "\#(secret)"}}"#)
    }

    @Test("the signature is that of the example of Standard Webhooks, and one for each secret")
    func signature() throws {
        let text = #"msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}"#
        let node = try JSONNode(
            parsing: #"{"url": "https://sms.example", "secret": "\#(Self.secret)|\#(Self.secret)"}"#)
        let signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
        #expect(try HookSettings(node).signatures(of: text) == "\(signature) \(signature)")
    }

    @Test("a hook is told the code and the number, under one id")
    func payload() async throws {
        let world = try world()
        world.network.answer("/hook", Answer(204))
        try await world.send()
        let request = try #require(world.network.requests.first)
        let id = try #require(request.headers["webhook-id"])
        #expect(request.headers["webhook-timestamp"] == "1767225600")
        let body = try JSONNode(parsing: request.text).members()
        #expect(body.map(\.key) == ["metadata", "user", "sms"])
        #expect(request.text.hasSuffix(#""sms":{"otp":"042137","phone":"79153051653"}}"#))
        #expect(id.hasPrefix("msg_") && request.text.contains(id))
        let settings = try HookSettings(
            JSONNode(parsing: #"{"url": "https://sms.example", "secret": "\#(Self.secret)"}"#))
        #expect(
            request.headers["webhook-signature"] == settings.signatures(of: "\(id).1767225600.\(request.text)"))
    }

    @Test("a hook that is busy is asked three times, and each time it is the same message")
    func busy() async throws {
        let world = try world()
        world.network.answer("/hook", .text("", 503, headers: ["Retry-After": "1"]), .text("", 429), .text("{}"))
        try await world.send(pauses: 2)
        let requests = world.network.requests
        #expect(requests.count == 3)
        #expect(Set(requests.map { $0.headers["webhook-id"] }).count == 1)
        #expect(Set(requests.map(\.text)).count == 1)
        world.network.answer("/hook", .text("", 503))
        await #expect(throws: AuthError.notDelivered) { try await world.send(pauses: 2) }
        #expect(world.network.requests.count == 6)
    }

    @Test("a hook says no by its status, or by an error in its answer", arguments: [(400, ""), (500, ""), (302, "")])
    func refusals(_ status: Int, _ body: String) async throws {
        let world = try world()
        world.network.answer("/hook", .text(body, status))
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
    }

    @Test("an error with status 200 is a no, and an empty one is none")
    func errorInAnswer() async throws {
        let world = try world()
        world.network.answer("/hook", .text(#"{"error": {"http_code": 422, "message": "no credit"}}"#))
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
        world.network.answer("/hook", .text(#"{"error": null}"#))
        try await world.send()
    }

    @Test(
        "a secret is v1,whsec_ and Base64 of 24 bytes or more",
        arguments: [
            "", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "v1,whsec_AAAA", "v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS_",
        ])
    func secrets(_ secret: String) throws {
        let world = try world(secret)
        #expect(throws: SendingError.self) { try world.feature.service(.smsSender) }
    }
}
