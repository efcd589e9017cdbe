import AuthFlowInterface
import AuthFlowTesting
import JSONKit
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthClients

@Suite("a server of Supabase Auth")
struct SupabaseTests {
    private let phone = ClientWorld.phone

    @Test(
        "the client does what every service does, whichever shape errors have",
        arguments: [
            GoTrueStandIn.Manners(), GoTrueStandIn.Manners(isOld: true), GoTrueStandIn.Manners(hidesCode: true),
            GoTrueStandIn.Manners(isOld: true, hidesCode: true),
        ])
    func conformance(_ manners: GoTrueStandIn.Manners) async throws {
        let time = VirtualTime()
        let server = GoTrueStandIn(time: time, manners)
        let subject = AuthServiceConformance.Subject(
            service: SupabaseAuth(try ClientWorld.parts(server, time: time)),
            abilities: [.keepsPeople, .rotatesTokens]
        ) {
            server.code($0)
        } advance: {
            time.advance(by: $0)
        }
        let violations = await AuthServiceConformance.violations(of: subject)
        #expect(violations == [])
    }

    @Test("requests are those of the official client")
    func requests() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        network.answer("/auth/v1/otp", json("{}"))
        let service = SupabaseAuth(try ClientWorld.parts(network, key: "anon"))
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        #expect(challenge == ClientWorld.challenge())
        let request = try #require(network.requests.last)
        #expect(request.method == "POST" && request.target == "/auth/v1/otp")
        #expect(request.text == #"{"phone":"+79153051653","create_user":true,"channel":"sms"}"#)
        #expect(request.headers["X-Supabase-Api-Version"] == "2024-01-01")
        #expect(request.headers["apikey"] == "anon" && request.headers["Authorization"] == "Bearer anon")
        #expect(request.headers["Content-Type"] == "application/json;charset=UTF-8")
        _ = try await service.resendCode(for: challenge)
        #expect(network.requests.map(\.target) == ["/auth/v1/otp", "/auth/v1/otp"])
    }

    @Test("without a key nothing is said to be one, and the token of a session takes its place")
    func keys() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        network.answer("/auth/v1/otp", json("{}"))
        network.answer("/auth/v1/user", json(#"{"id":"1","phone":"79153051653"}"#))
        let service = SupabaseAuth(try ClientWorld.parts(network))
        _ = try await service.requestCode(for: phone, to: .signIn)
        #expect(network.requests.last?.headers["Authorization"] == nil)
        #expect(network.requests.last?.headers["apikey"] == nil)
        #expect(try await service.person(of: ClientWorld.session) == Person(phone: phone))
        #expect(network.requests.last?.headers["Authorization"] == "Bearer access")
    }

    @Test("a session has the profile of its person at its server, and lasts from the answer on")
    func session() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        let body = """
            {"access_token":"a.b.c","token_type":"bearer","expires_in":600,"expires_at":1,"refresh_token":"r",
             "user":{"id":"7d3c","phone":"79153051653","user_metadata":{"full_name":"Ada","email":"ada@example.org"}}}
            """
        network.answer("/auth/v1/verify", json(body, 200, ["sb-auth-session-id": "s1"]))
        let service = SupabaseAuth(try ClientWorld.parts(network))
        let result = try await service.confirm("012345", for: ClientWorld.challenge())
        #expect(
            result
                == .success(
                    AuthSession(
                        id: "s1", profile: "7d3c@server.test", phone: phone, accessToken: Secret("a.b.c"),
                        refreshToken: Secret("r"), lifetime: .seconds(600))))
        #expect(network.requests.last?.text == #"{"type":"sms","phone":"+79153051653","token":"012345"}"#)
    }

    @Test("a change of number ends the session that the server began for it, and keeps the one that asked")
    func change() async throws {
        let time = VirtualTime()
        let server = GoTrueStandIn(time: time)
        let service = SupabaseAuth(try ClientWorld.parts(server, time: time))
        let first = try await service.requestCode(for: phone, to: .signIn)
        let session = try await service.confirm(try #require(server.code(phone)), for: first).session
        let other = "+79153051654"
        let change = try await service.requestCode(for: other, to: .changeNumber(session))
        let changed = try await service.confirm(try #require(server.code(other)), for: change).session
        #expect(changed.phone == other && changed.accessToken == session.accessToken)
        #expect(changed.profile == session.profile)
        #expect(try await service.person(of: changed).phone == other)
        let taken = await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.requestCode(for: other, to: .changeNumber(changed))
        }
        #expect(taken == .notAllowed(Strings.numberTaken))
    }

    @Test("sessions are listed and ended where the server tells them, and otherwise the one that asks is alone")
    func sessions() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        let list = """
            {"sessions":[
              {"id":"aa","device":"old","created_at":"2025-12-01T00:00:00.000Z",
               "last_used_at":"2025-12-02T00:00:00.000Z","is_current":false},
              {"device":"nameless"},
              {"id":"bb","device":"engine","created_at":"2026-01-01T00:00:00.000Z","is_current":true}]}
            """
        network.answer("/auth/v1/sessions", json(list), Answer(204), json(#"{"sessions":1}"#), Answer(404))
        network.answer("/auth/v1/logout", Answer(204))
        network.answer(
            "/auth/v1/user", json(#"{"id":"1","phone":"79153051653","last_sign_in_at":"2026-01-01T00:00:00.000Z"}"#))
        let service = SupabaseAuth(try ClientWorld.parts(network))
        let session = ClientWorld.session
        let (month, day) = (WallTime(seconds: 1_764_547_200), Int64(86_400))
        let year = WallTime(seconds: 1_767_225_600)
        #expect(
            try await service.sessions(of: session) == [
                DeviceSession(id: "current", device: "engine", created: year, lastUsed: year, isCurrent: true),
                DeviceSession(
                    id: "aa", device: "old", created: month, lastUsed: month.advanced(by: .seconds(day)),
                    isCurrent: false),
            ])
        try await service.end("aa", asking: session)
        #expect(network.requests.last?.method == "DELETE")
        #expect(network.requests.last?.target == "/auth/v1/sessions?id=aa")
        #expect(network.requests.last?.headers["Authorization"] == "Bearer access")
        try await service.end("current", asking: session)
        #expect(network.requests.last?.target == "/auth/v1/logout?scope=local")
        let error = await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.sessions(of: session)
        }
        #expect(error == .unavailable(Strings.notUnderstood))
        #expect(
            try await service.sessions(of: session) == [
                DeviceSession(
                    id: "current", device: "", created: year, lastUsed: VirtualTime().wallClock.now, isCurrent: true)
            ])
    }

    @Test("a refresh token that was spent ends the session")
    func spent() async throws {
        let time = VirtualTime()
        let server = GoTrueStandIn(time: time)
        let service = SupabaseAuth(try ClientWorld.parts(server, time: time))
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        let first = try await service.confirm(try #require(server.code(phone)), for: challenge).session
        let third = try await service.refresh(try await service.refresh(first))
        for session in [first, third] {
            let error = await ClientWorld.failure { () async throws(AuthError) in _ = try await service.refresh(session)
            }
            #expect(error == .sessionEnded)
        }
    }

    @Test("another code is asked for like the first one; the wait that the server tells is a second more than it says")
    func resend() async throws {
        let time = VirtualTime()
        let server = GoTrueStandIn(time: time)
        let service = SupabaseAuth(try ClientWorld.parts(server, time: time))
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        for (passed, wait) in [(0, 60), (30, 30), (29, 1)] {
            time.advance(by: .seconds(passed))
            let error = await ClientWorld.failure { () async throws(AuthError) in
                _ = try await service.resendCode(for: challenge)
            }
            #expect(error == .cooldown(.seconds(wait)))
        }
        time.advance(by: .seconds(1))
        _ = try await service.resendCode(for: challenge)
        #expect(server.messages == 2)
    }
}
