import AuthFlowInterface
import LocalizationKit
import NetworkInterface
import NetworkTesting
import Testing

@testable import AuthClients

@Suite("how a server of Supabase Auth refuses")
struct SupabaseRefusalTests {
    private struct Row {
        var answer: Answer
        var sending: AuthError
        var confirming: AuthError?
    }

    private static func both(_ answer: Answer, _ error: AuthError) -> Row { Row(answer: answer, sending: error) }

    private static func refused(_ status: Int, _ code: String, _ text: String = "") -> Answer {
        json(#"{"code":"\#(code)","message":"\#(text)"}"#, status, ["x-sb-error-code": code])
    }

    private static let rows: [Row] = [
        Row(
            answer: refused(400, "validation_failed", "Invalid phone number format (E.164 required)"),
            sending: .invalidNumber, confirming: .wrongCode(attemptsLeft: nil)),
        both(refused(403, "otp_expired"), .wrongOrExpiredCode),
        both(
            refused(429, "over_sms_send_rate_limit", "you can only request this after 0 seconds."),
            .cooldown(.seconds(1))),
        both(refused(429, "over_sms_send_rate_limit", "SMS rate limit exceeded"), .cooldown(.seconds(60))),
        both(refused(429, "over_sms_send_rate_limit", "after ٣ seconds"), .cooldown(.seconds(60))),
        both(refused(422, "sms_send_failed"), .notDelivered),
        both(refused(422, "hook_timeout_after_retry"), .notDelivered),
        both(refused(400, "phone_provider_disabled"), .notAllowed(Strings.noPhones)),
        both(refused(422, "otp_disabled"), .notAllowed(Strings.closed)),
        both(refused(422, "signup_disabled"), .notAllowed(Strings.closed)),
        both(refused(400, "captcha_failed"), .notAllowed(Strings.captcha)),
        both(refused(403, "user_banned"), .blocked),
        both(refused(504, "request_timeout"), .unanswered),
        both(refused(409, "conflict"), .unavailable(Strings.busy)),
        both(
            refused(500, "unexpected_failure", "Unable to find SMS provider"), .unavailable(Strings.status(code: "500"))
        ),
        both(refused(418, "teapot", "I am \\u001b[31mred"), .refused("I am \\u{1B}[31mred")),
        // Both shapes, and the field before the body.
        both(json(#"{"code":403,"error_code":"otp_expired","msg":"m"}"#, 403), .wrongOrExpiredCode),
        both(
            json(#"{"code":"user_banned","message":"m"}"#, 403, ["X-SB-Error-Code": "otp_expired"]), .wrongOrExpiredCode
        ),
        both(json(#"{"error":"invalid_grant","error_description":"no such grant"}"#, 400), .refused("no such grant")),
        // What stands before the server.
        both(
            .text("<html>Bad Gateway</html>", 502, headers: ["Content-Type": "text/html"]),
            .unavailable(Strings.status(code: "502"))),
        both(.text("<html></html>", 504, headers: ["Content-Type": "text/html"]), .unanswered),
        both(
            .text(#"{"code":"otp_expired"}"#, 500, headers: ["Content-Type": "text/plain"]),
            .unavailable(Strings.status(code: "500"))),
        both(.redirect(to: "https://elsewhere.test/otp", 308), .unavailable(Strings.redirected(code: "308"))),
        both(json("{", 400), .unavailable(Strings.status(code: "400"))),
        both(json("[]", 422), .unavailable(Strings.status(code: "422"))),
    ]

    @Test("each refusal has one meaning, by its code first", arguments: rows.indices)
    func meanings(_ index: Int) async throws {
        let row = Self.rows[index]
        let network = try ScriptedNetwork(at: "https://server.test")
        network.answer("/auth/v1/otp", row.answer)
        network.answer("/auth/v1/verify", row.answer)
        let service = SupabaseAuth(try ClientWorld.parts(network))
        #expect(await sending(service) == row.sending)
        #expect(await confirming(service) == row.confirming ?? row.sending)
        #expect(network.requests.count == 2, "nothing is sent twice")
    }

    @Test("a server that has had enough is left alone for 30 s, doubled up to 15 minutes and a tenth by chance")
    func backoff() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        network.answer("/auth/v1/otp", Self.refused(429, "over_request_rate_limit", "Request rate limit reached"))
        let service = SupabaseAuth(try ClientWorld.parts(network))
        for seconds in [30, 60, 120, 240, 480, 900, 900] {
            guard case .tooManyRequests(let wait)? = await sending(service) else {
                Issue.record("expected a wait of \(seconds) s")
                return
            }
            #expect(wait >= .seconds(seconds) && wait <= .seconds(seconds) * 1.1)
        }
        network.answer("/auth/v1/otp", json("{}"), Self.refused(429, "over_request_rate_limit"))
        #expect(await sending(service) == nil)
        guard case .tooManyRequests(let wait)? = await sending(service) else { return #expect(Bool(false)) }
        #expect(wait < .seconds(34), "an answer begins it anew")
        network.answer("/auth/v1/otp", json("{}", 429, ["Retry-After": "700"]))
        #expect(await sending(service) == .tooManyRequests(.seconds(700)))
    }

    @Test("a question that was perhaps heard has no answer; one that was not can be asked again")
    func wires() async throws {
        let rows: [(HTTPError, AuthError)] = [
            (.interrupted(received: 0), .unanswered), (.timeout(.firstByte, after: .seconds(15)), .unanswered),
            (.timeout(.whole, after: .seconds(20)), .unanswered), (.malformed(reason: "x"), .unanswered),
            (
                .refused(host: "server.test", port: 443),
                .unavailable(HTTPError.refused(host: "server.test", port: 443).explanation)
            ),
            (
                .timeout(.connect, after: .seconds(5)),
                .unavailable(HTTPError.timeout(.connect, after: .seconds(5)).explanation)
            ),
        ]
        for (error, expected) in rows {
            let network = try ScriptedNetwork(at: "https://server.test")
            network.fail(with: error)
            let service = SupabaseAuth(try ClientWorld.parts(network))
            #expect(await confirming(service) == expected)
            #expect(network.requests.count == 1, "nothing is sent twice")
        }
    }

    @Test("an answer that is no session is told, and no code is used up by guessing")
    func nonsense() async throws {
        for body in ["{}", "[]", #"{"access_token":"a","refresh_token":"r","user":{}}"#, #"{"access_token":7}"#] {
            let network = try ScriptedNetwork(at: "https://server.test")
            network.answer("/auth/v1/verify", json(body))
            let service = SupabaseAuth(try ClientWorld.parts(network))
            #expect(await confirming(service) == .unavailable(Strings.notUnderstood))
        }
    }

    private func sending(_ service: SupabaseAuth) async -> AuthError? {
        await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
        }
    }

    private func confirming(_ service: SupabaseAuth) async -> AuthError? {
        await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.confirm("123456", for: ClientWorld.challenge())
        }
    }
}
