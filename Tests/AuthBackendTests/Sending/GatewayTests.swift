import AuthFlowInterface
import NetworkInterface
import NetworkTesting
import Testing

@testable import AuthBackend

@MainActor
@Suite("messages by a gateway of HTTP")
struct GatewayTests {
    private func configuration(_ body: String, success: String = "{}") -> String {
        """
        {"sender": "gateway", "gateway": {
            "url": "https://sms.example/send", "headers": {"Authorization": "Bearer s3cret"},
            \(body), "success": \(success)}}
        """
    }

    @Test("texts in a JSON body are filled in and escaped, and what was filled in is not looked through again")
    func json() async throws {
        let world = try SendingWorld(
            configuration(#""json": {"to": "{phone}", "{text}": [1, true, null, "{digits}: {text} {}"]}"#))
        world.network.answer("/send", .text("{}"))
        try await world.send()
        let request = try #require(world.network.requests.first)
        #expect(request.method == "POST")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["Authorization"] == "Bearer s3cret")
        #expect(request.headers["Idempotency-Key"]?.count == 32)
        #expect(
            request.text
                == #"{"to":"+79153051653","{text}":[1,true,null,"79153051653: код \"042137\" & {phone} 100% {}"]}"#)
    }

    @Test("a form is encoded as forms are")
    func form() async throws {
        let world = try SendingWorld(configuration(#""form": {"to number": "{digits}", "msg": "a b&{phone}~*"}"#))
        world.network.answer("/send", .text(""))
        try await world.send()
        let request = try #require(world.network.requests.first)
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(request.text == "to+number=79153051653&msg=a+b%26%2B79153051653%7E*")
    }

    @Test(
        "only the fields that were agreed on say yes",
        arguments: [
            (#"{"messages": [{"status": "0"}], "ok": true, "n": 7}"#, true),
            (#"{"messages": [{"status": 0}], "ok": true, "n": 7}"#, true),
            (#"{"messages": [{"status": "1", "text": "status: 0, ok: true"}], "ok": true, "n": 7}"#, false),
            (#"{"messages": [], "ok": true, "n": 7}"#, false), (#"{"messages": {"0": {"status": "0"}}}"#, false),
            ("messages.0.status=0", false), ("", false), (#"{"messages": [{"status": {"0": 0}}]}"#, false),
        ])
    func success(_ answer: String, _ isSuccess: Bool) async throws {
        let world = try SendingWorld(
            configuration(#""json": {}"#, success: #"{"messages.0.status": "0", "ok": "true", "n": "7"}"#))
        world.network.answer("/send", .text(answer))
        if isSuccess { return try await world.send() }
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
    }

    @Test(
        "whatever the status says beside 200 to 299 is no, and nothing is sent twice",
        arguments: [199, 301, 400, 429, 500, 503])
    func status(_ status: Int) async throws {
        let world = try SendingWorld(configuration(#""json": {}"#))
        world.network.answer("/send", .text("{}", status, headers: ["Location": "/send", "Retry-After": "0"]))
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
        #expect(world.network.requests.count == 1)
    }

    @Test("a connection that was cut is not tried again: the message may have gone out")
    func cut() async throws {
        let world = try SendingWorld(configuration(#""json": {}"#))
        world.network.answer("/send", Answer(200, .closed), .text("{}"))
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
        #expect(world.network.requests.count == 1)
    }

    @Test("a gateway that is silent is given up after ten seconds")
    func silent() async throws {
        let world = try SendingWorld(configuration(#""json": {}"#))
        world.network.answer("/send", Answer(200, .silent))
        await #expect(throws: AuthError.notDelivered) { try await world.send(pauses: 1, of: .seconds(10)) }
        #expect(world.network.requests.count == 1)
    }

    @Test("nobody there is tried once more, a second later, and not again")
    func refused() async throws {
        let world = try SendingWorld(configuration(#""json": {}"#))
        world.network.fail(with: .refused(host: "sms.example", port: 443))
        await #expect(throws: AuthError.notDelivered) { try await world.send(pauses: 1, of: .seconds(1)) }
        #expect(world.network.requests.count == 2)
        #expect(Set(world.network.requests.map { $0.headers["Idempotency-Key"] }).count == 1)
    }
}
