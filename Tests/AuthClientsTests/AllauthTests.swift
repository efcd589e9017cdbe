import AuthFlowInterface
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import Testing

@testable import AuthClients

@Suite("a server of django-allauth, as its answers were seen")
struct AllauthTests {
    private static let root = "/_allauth/app/v1"
    private let network: ScriptedNetwork
    private let service: AllauthClient

    init() throws {
        network = try ScriptedNetwork(at: "https://server.test")
        service = AllauthClient(try ClientWorld.parts(network, at: "https://server.test"))
    }

    private func answer(_ path: String, _ answers: Answer...) { network.answer(Self.root + path, answers) }

    private static func pending(_ flow: String, _ token: String = "t1") -> Answer {
        json(
            #"{"status":401,"data":{"flows":[{"id":"login"},{"id":"\#(flow)","is_pending":true}]},"#
                + #""meta":{"is_authenticated":false,"session_token":"\#(token)"}}"#, 401)
    }

    private static func refused(_ code: String, _ param: String) -> Answer {
        json(#"{"status":400,"errors":[{"message":"m","code":"\#(code)","param":"\#(param)"}]}"#, 400)
    }

    private static let signedIn = json(
        #"{"status":200,"data":{"user":{"id":12,"display":"Ada","email":"ada@example.org"},"methods":[]},"#
            + #""meta":{"is_authenticated":true,"session_token":"t2"}}"#)

    @Test("401 with something left to do goes on, and the code goes where the server waits for it")
    func knownNumber() async throws {
        answer("/auth/code/request", Self.pending("login_by_code"))
        answer("/auth/code/confirm", Self.refused("incorrect_code", "code"), Self.signedIn)
        let challenge = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
        #expect(await failure(challenge) == .wrongCode(attemptsLeft: nil))
        let session = try await service.confirm("123456", for: challenge).session
        #expect(session.profile == "12@server.test" && session.accessToken == Secret("t2"))
        let request = try #require(network.requests.last { $0.target.hasSuffix("/confirm") })
        #expect(request.headers["X-Session-Token"] == "t1" && request.text == #"{"code":"123456"}"#)
    }

    @Test("a number that the server does not know is signed up, and confirmed as such")
    func newNumber() async throws {
        answer("/auth/code/request", Self.refused("unknown_phone", "phone"))
        answer("/auth/signup", Self.pending("verify_phone", "t7"))
        answer("/auth/phone/verify", Self.signedIn)
        answer("/auth/phone/verify/resend", Answer(429), json(#"{"status":200}"#))
        let challenge = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
        let early = await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.resendCode(for: challenge)
        }
        #expect(early == .cooldown(.seconds(30)))
        #expect(try await service.resendCode(for: challenge) == challenge)
        #expect(try await service.confirm("123456", for: challenge).session.phone == ClientWorld.phone)
        let request = try #require(network.requests.last { $0.target.hasSuffix("/phone/verify") })
        #expect(request.headers["X-Session-Token"] == "t7")
    }

    @Test("a session has the name that the server has for it, where it counts sessions")
    func names() async throws {
        answer("/auth/code/request", Self.pending("login_by_code"))
        answer("/auth/code/confirm", Self.signedIn)
        let challenge = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
        #expect(try await service.confirm("123456", for: challenge).session.id == "current")
        answer("/auth/sessions", json(#"{"data":[{"id":8,"created_at":1},{"id":9,"created_at":1,"is_current":true}]}"#))
        #expect(try await service.confirm("123456", for: challenge).session.id == "9")
        #expect(network.requests.last?.headers["X-Session-Token"] == "t2")
    }

    @Test("what the answers to a code mean")
    func meanings() async throws {
        answer("/auth/code/request", Self.pending("login_by_code"))
        let challenge = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
        let rows: [(Answer, AuthError)] = [
            (Answer(409), .wrongOrExpiredCode), (Answer(410), .wrongOrExpiredCode),
            (Answer(400), .unavailable(Strings.status(code: "400"))),
            (Self.refused("required", "code"), .wrongCode(attemptsLeft: nil)),
            (Self.pending("mfa_authenticate"), .notAllowed(Strings.unknownFlow(flow: "mfa_authenticate"))),
            (.text("<html>", 502, headers: ["Content-Type": "text/html"]), .unavailable(Strings.status(code: "502"))),
            (json("{}"), .unavailable(Strings.notUnderstood)),
        ]
        for (row, error) in rows {
            answer("/auth/code/confirm", row)
            #expect(await failure(challenge) == error)
        }
    }

    @Test("what the answers to a number mean")
    func numbers() async throws {
        let rows: [(Answer, AuthError)] = [
            (Self.refused("invalid_phone", "phone"), .invalidNumber), (Answer(429), .cooldown(.seconds(30))),
            (Answer(403), .notAllowed(Strings.closed)), (Answer(503), .unavailable(Strings.status(code: "503"))),
        ]
        for (row, error) in rows {
            answer("/auth/code/request", row)
            let found = await ClientWorld.failure { () async throws(AuthError) in
                _ = try await service.requestCode(for: ClientWorld.phone, to: .signIn)
            }
            #expect(found == error)
        }
    }

    @Test("sessions are listed and ended where the server counts them, and otherwise the one that asks is alone")
    func sessions() async throws {
        let list = #"""
            {"status":200,"data":[
              {"user_agent":"tessera","ip":"127.0.0.1","created_at":1767225600.5,"is_current":true,"id":3},
              {"user_agent":"phone","created_at":1767225600,"last_seen_at":1767229200.0,"is_current":false,"id":4}]}
            """#
        answer("/auth/sessions", json(list), json(list), Answer(404))
        let day = WallTime(seconds: 1_767_225_600)
        #expect(
            try await service.sessions(of: ClientWorld.session) == [
                DeviceSession(
                    id: "4", device: "phone", created: day, lastUsed: day.advanced(by: .seconds(3600)),
                    isCurrent: false),
                DeviceSession(
                    id: "current", device: "tessera", created: day.advanced(by: .milliseconds(500)),
                    lastUsed: day.advanced(by: .milliseconds(500)), isCurrent: true),
            ])
        try await service.end("4", asking: ClientWorld.session)
        #expect(network.requests.last?.method == "DELETE" && network.requests.last?.text == #"{"sessions":[4]}"#)
        #expect(try await service.sessions(of: ClientWorld.session).map(\.id) == ["current"])
        answer("/auth/session", Answer(401))
        try await service.end("current", asking: ClientWorld.session)
        #expect(network.requests.last?.target == Self.root + "/auth/session")
    }

    @Test("a session that is gone has ended, for every question", arguments: [401, 410])
    func gone(_ status: Int) async throws {
        answer("/auth/session", Answer(status))
        answer("/account/phone", Answer(status))
        let errors = [
            await ClientWorld.failure { () async throws(AuthError) in
                _ = try await service.refresh(ClientWorld.session)
            },
            await ClientWorld.failure { () async throws(AuthError) in
                _ = try await service.person(of: ClientWorld.session)
            },
            await ClientWorld.failure { () async throws(AuthError) in
                _ = try await service.requestCode(for: "+79153051654", to: .changeNumber(ClientWorld.session))
            },
        ]
        #expect(errors == [.sessionEnded, .sessionEnded, .sessionEnded])
    }

    private func failure(_ challenge: AuthChallenge) async -> AuthError? {
        await ClientWorld.failure { () async throws(AuthError) in
            _ = try await service.confirm("123456", for: challenge)
        }
    }
}
