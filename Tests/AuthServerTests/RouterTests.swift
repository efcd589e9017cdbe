import AuthBackendInterface
import AuthFlowInterface
import HTTPServerInterface
import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface
import Testing

@testable import AuthServer

@Suite("the Supabase Auth protocol")
struct RouterTests {
    private let world = RouterWorld()

    @Test("a code is asked for by number, with the checks in the order of the protocol")
    func codes() async {
        let rows = [
            ("{", "400 bad_json"), ("", "400 bad_json"), ("[]", "400 bad_json"), ("\"\"", "400 bad_json"),
            (#"{"phone":1}"#, "400 bad_json"), (#"{"phone":"+1","create_user":"no"}"#, "400 bad_json"),
            (#"{"phone":"+15551234567","data":[]}"#, "400 bad_json"),
            (#"{"phone":"+15551234567","email":"a@b.c"}"#, "400 validation_failed"),
            (#"{"phone":"+15551234567","code_challenge":"x"}"#, "400 validation_failed"),
            (#"{"email":"a@b.c"}"#, "400 email_provider_disabled"), ("{}", "400 validation_failed"),
            (#"{"phone":null}"#, "400 validation_failed"), (#"{"phone":"1-555"}"#, "400 validation_failed"),
            (#"{"phone":"++15551234567"}"#, "400 validation_failed"), (#"{"phone":"0555"}"#, "400 validation_failed"),
            (#"{"phone":"1"}"#, "400 validation_failed"), (#"{"phone":"١٥٥٥١٢٣"}"#, "400 validation_failed"),
            (#"{"phone":"1234567890123456"}"#, "400 validation_failed"),
            (#"{"phone":"15551234567","channel":"whatsapp"}"#, "400 validation_failed"),
        ]
        for (body, told) in rows { #expect(await world.told("POST /otp", body) == told, "\(body)") }
        #expect(world.identities.asked() == [])
    }

    @Test("one plus and all blanks are taken off a number, and what the protocol does not know is ignored")
    func numbers() async {
        for phone in ["+15551234567", "15551234567", "+1 555 123 45 67", " 15551234567 "] {
            let fresh = RouterWorld()
            let body = #"{"phone":"\#(phone)","create_user":false,"data":{"a":1.50},"gotrue_meta_security":{}}"#
            let answer = await fresh.ask("POST /auth/v1/otp", body)
            #expect(answer.status == 200 && answer.text == "{}")
            #expect(fresh.identities.asked() == [#"code +15551234567 sign-in false ["a=1.50"]"#])
        }
    }

    @Test("a code begins a session, in the shape that clients read")
    func verifies() async throws {
        let headers: HTTPHeaders = ["User-Agent": "Ada's\u{1B} phone"]
        let answer = await world.ask(
            "POST /verify", #"{"type":"sms","phone":"+15551234567","token":"123456"}"#, headers)
        #expect(answer.status == 200 && answer.headers["Cache-Control"] == "no-store")
        #expect(world.identities.asked() == ["confirm 123456 +15551234567 false Ada's phone"])
        #expect(try answer.member("token_type").string() == "bearer")
        #expect(try answer.member("expires_in").int() == 3600)
        #expect(try answer.member("expires_at").int() == 1_767_229_200)
        #expect(try answer.member("refresh_token").string() == ScriptedIdentities.refresh)
        #expect(try answer.member("user", "id").string() == "01234567-89ab-cdef-0123-456789abcdef")
        #expect(try answer.member("user", "phone").string() == "15551234567")
        #expect(try answer.member("user", "created_at").string() == "2026-01-01T00:00:00.000Z")
    }

    @Test("what is wrong with a confirmation is told in the protocol's words")
    func refusesConfirmations() async {
        let rows = [
            (#"{"phone":"15551234567","token":"1"}"#, "400 validation_failed"),
            (#"{"type":"sms","phone":"15551234567"}"#, "400 validation_failed"),
            (#"{"type":"sms","phone":"15551234567","token":"1","token_hash":"2"}"#, "400 validation_failed"),
            (#"{"type":"sms","phone":"15551234567","email":"a@b.c","token":"1"}"#, "400 validation_failed"),
            (#"{"type":"sms","token":"1"}"#, "400 validation_failed"),
            (#"{"type":"email","token_hash":"1"}"#, "400 validation_failed"),
            (#"{"type":"sms","phone":"abc","token":"1"}"#, "400 validation_failed"),
            (#"{"type":"sms","phone":"15551234567","token":123456}"#, "400 bad_json"),
            (#"{"type":"sms","phone":"15551234567","token":"000000"}"#, "403 otp_expired"),
            (#"{"type":"sms","phone":"15551234567","token":"123456 "}"#, "403 otp_expired"),
        ]
        for (body, told) in rows { #expect(await world.told("POST /verify", body) == told, "\(body)") }
    }

    @Test("each error of the backend has its status and code, and what is wrong with a code is not told apart")
    func errors() async {
        let rows: [(IdentityError, String)] = [
            (.auth(.wrongCode(attemptsLeft: 1)), "403 otp_expired"), (.auth(.replacedCode), "403 otp_expired"),
            (.auth(.expiredCode), "403 otp_expired"), (.auth(.wrongOrExpiredCode), "403 otp_expired"),
            (.auth(.tooManyAttempts), "403 otp_expired"),
            (.auth(.cooldown(.seconds(3))), "429 over_sms_send_rate_limit"),
            (.auth(.tooManyRequests(.seconds(3))), "429 over_sms_send_rate_limit"),
            (.auth(.notDelivered), "422 sms_send_failed"), (.auth(.invalidNumber), "400 validation_failed"),
            (.auth(.notAllowed("no")), "422 phone_exists"), (.auth(.blocked), "403 user_banned"),
            (.auth(.unavailable("no")), "500 unexpected_failure"), (.invalidToken, "403 bad_jwt"),
            (.expiredToken, "403 bad_jwt"), (.unknownIdentity, "403 user_not_found"),
            (.unknownSession, "403 session_not_found"), (.unknownRefreshToken, "400 refresh_token_not_found"),
            (.spentRefreshToken, "400 refresh_token_already_used"), (.tooMuchMetadata, "400 validation_failed"),
        ]
        for (error, told) in rows {
            world.identities.fail(with: error)
            let body = #"{"type":"sms","phone":"15551234567","token":"123456"}"#
            let fresh = RouterWorld()
            fresh.identities.fail(with: error)
            #expect(await fresh.told("POST /verify", body) == told, "\(error)")
        }
    }

    @Test("the time to wait is in the text, in whole seconds, rounded up and never zero")
    func waits() async throws {
        for (wait, seconds) in [
            (Duration.seconds(60), 60), (.milliseconds(59_001), 60), (.milliseconds(1), 1), (.zero, 1),
        ] {
            world.identities.fail(with: .auth(.cooldown(wait)))
            let answer = await world.ask("POST /otp", #"{"phone":"15551234567"}"#)
            #expect(
                try answer.member("msg").string()
                    == "For security purposes, you can only request this after \(seconds) seconds.")
            #expect(answer.headers["Retry-After"] == nil)
        }
    }

    @Test("what reaches no endpoint, or takes one too long, is told in both shapes, and counted")
    func refusals() async throws {
        let rows = [
            (400, "bad_request"), (408, "request_incomplete"), (411, "length_required"), (413, "body_too_large"),
            (417, "expectation_failed"), (431, "headers_too_large"), (504, "request_timeout"),
            (505, "version_not_supported"),
        ]
        for (status, code) in rows {
            let first = world.router.answer(to: HTTPRefusal(status))
            #expect(first.status == status && first.headers["Content-Type"] == "application/json")
            #expect(try first.member("error_code").string() == code)
            #expect(try first.member("code").int() == status)
            let second = world.router.answer(to: HTTPRefusal(status, headers: ["x-supabase-api-version": "2024-01-01"]))
            #expect(second.status == status && second.headers["X-Sb-Error-Code"] == code)
            #expect(try second.member("code").string() == code)
        }
        let metrics = await world.ask("GET /metrics").text
        #expect(metrics.contains(#"tessera_authd_errors_total{code="request_timeout"} 2"#))
    }

    @Test("one session is ended by its name, and what is no name is refused")
    func endsSession() async {
        let id = "01234567-89ab-cdef-0123-456789abcdef"
        #expect(await world.told("DELETE /sessions?id=\(id)", "", RouterWorld.bearer) == "204 -")
        #expect(world.identities.asked() == ["end 0123456789abcdef0123456789abcdef"])
        #expect(await world.told("DELETE /sessions?id=\(id)") == "401 no_authorization")
        for query in ["", "?id=", "?id=1", "?id=\(id.uppercased())", "?id=\(id)0", "?id=\(id.filter { $0 != "-" })"] {
            #expect(await world.told("DELETE /sessions\(query)", "", RouterWorld.bearer) == "400 validation_failed")
        }
        #expect(world.identities.asked() == [])
    }

    @Test("errors have two shapes, by the version that the client speaks")
    func shapes() async {
        let first = #"{"code":400,"error_code":"bad_json","msg":"Could not parse request body as JSON"}"#
        let second = #"{"code":"bad_json","message":"Could not parse request body as JSON"}"#
        for (version, text) in [
            (nil, first), ("2023-12-31", first), ("2024-01-01", second), ("2025-06-01", second), ("x", first),
            ("9", first),
        ] {
            let headers: HTTPHeaders = version.map { ["X-Supabase-Api-Version": $0] } ?? [:]
            let answer = await world.ask("POST /otp", "{", headers)
            #expect(answer.text == text, "\(version ?? "none")")
            #expect(answer.headers["X-Supabase-Api-Version"] == (text == second ? "2024-01-01" : nil))
            #expect(answer.headers["X-Sb-Error-Code"] == "bad_json")
        }
    }

    @Test("tokens are exchanged, and what is none is told from one that has ended")
    func refreshes() async {
        let rows = [
            ("/token?grant_type=refresh_token", #"{"refresh_token":"\#(ScriptedIdentities.refresh)"}"#, "200 -"),
            (
                "/token?grant_type=refresh_token", #"{"refresh_token":"\#(ScriptedIdentities.refresh.dropLast())0"}"#,
                "400 refresh_token_not_found"
            ),
            ("/token?grant_type=refresh_token", #"{"refresh_token":"abc"}"#, "400 validation_failed"),
            ("/token?grant_type=refresh_token", "{}", "400 validation_failed"),
            ("/token?grant_type=password", "{}", "400 invalid_credentials"),
            ("/token", "{}", "400 invalid_credentials"),
        ]
        for (path, body, told) in rows { #expect(await world.told("POST \(path)", body) == told, "\(path) \(body)") }
    }

    @Test("who is signed in is told and changed with the token alone")
    func users() async throws {
        let paths = ["GET /user", "PUT /user", "POST /logout", "GET /sessions"]
        for path in paths {
            #expect(await world.told(path, "{}") == "401 no_authorization")
            #expect(
                await world.told(path, "{}", ["Authorization": "Basic \(ScriptedIdentities.access)"])
                    == "401 no_authorization")
            #expect(await world.told(path, "{}", ["Authorization": "Bearer abc"]) == "403 bad_jwt")
        }
        let changed = await world.ask("PUT /user", #"{"data":{"full_name":"Ада","n":1}}"#, RouterWorld.bearer)
        #expect(try changed.member("user_metadata").compact == #"{"full_name":"Ада","n":1}"#)
        _ = world.identities.asked()
        #expect(await world.told("PUT /user", #"{"phone":"+15551234568"}"#, RouterWorld.bearer) == "200 -")
        #expect(world.identities.asked() == ["code +15551234568 change true []", "identity"])
        #expect(await world.told("PUT /user", #"{"email":"a@b.c"}"#, RouterWorld.bearer) == "400 validation_failed")
        #expect(try await world.ask("GET /sessions", "", RouterWorld.bearer).member("sessions").array().count == 1)
    }

    @Test("signing out has a scope, which is all when none is named")
    func signsOut() async {
        for (query, scope) in [("", "global"), ("?scope=local", "local"), ("?scope=others", "others")] {
            let answer = await world.ask("POST /logout\(query)", "", RouterWorld.bearer)
            #expect(answer.status == 204 && answer.body.isEmpty)
            #expect(world.identities.asked() == ["sign out \(scope)"])
        }
        #expect(await world.told("POST /logout?scope=mine", "", RouterWorld.bearer) == "400 validation_failed")
    }

    @Test("a path that is none and a method that is none say so")
    func unknown() async {
        #expect(await world.told("GET /otp") == "405 method_not_allowed")
        #expect(await world.ask("DELETE /user").headers["Allow"] == "GET, PUT")
        #expect(await world.told("GET /nothing") == "404 not_found")
        #expect(await world.told("POST /health") == "405 method_not_allowed")
        for path in ["/health", "/auth/v1/health", "/settings", "/openapi.json"] {
            #expect(await world.told("GET \(path)") == "200 -")
            #expect(await world.told("HEAD \(path)") == "200 -")
        }
    }
}
