import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthBackend

@Suite("the sessions of the embedded backend")
struct SessionTests {
    private let world = BackendWorld()
    private var service: EmbeddedAuthService { world.service }
    private let phone = "+79153051653"

    private func signIn(_ phone: String = "+79153051653") async throws -> AuthSession {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        return try await service.confirm(world.code(phone) ?? "", for: challenge).session
    }

    @Test("only the direct parent of a refresh token works beside it; an older one ends the session")
    func reuse() async throws {
        let first = try await signIn()
        let second = try await service.refresh(first)
        let lost = try await service.refresh(first)
        #expect(lost.refreshToken != second.refreshToken)
        let third = try await service.refresh(lost)
        let fourth = try await service.refresh(third)
        #expect(await world.error { _ = try await service.refresh(first) } == .sessionEnded)
        #expect(await world.error { _ = try await service.refresh(fourth) } == .sessionEnded)
        #expect(await world.error { _ = try await service.person(of: fourth) } == .sessionEnded)
    }

    @Test("whoever knows the names of a session and no token of it cannot end it")
    func guess() async throws {
        let session = try await signIn()
        var guessed = session
        guessed.refreshToken = Secret("\(session.profile).\(session.id).\(String(repeating: "0", count: 64))")
        #expect(await world.error { _ = try await service.refresh(guessed) } == .sessionEnded)
        _ = try await service.refresh(session)
    }

    @Test("an access token works for an hour, a session for ninety days without use")
    func lifetimes() async throws {
        let session = try await signIn()
        world.time.advance(by: .seconds(3600) - .milliseconds(1))
        _ = try await service.person(of: session)
        world.time.advance(by: .milliseconds(1))
        #expect(await world.error { _ = try await service.person(of: session) } == .sessionEnded)
        world.time.advance(by: .seconds(89 * 86_400))
        let next = try await service.refresh(session)
        world.time.advance(by: .seconds(90 * 86_400))
        #expect(await world.error { _ = try await service.refresh(next) } == .sessionEnded)
    }

    @Test("a changed number signs in to the same account, the former one to a new one, and its codes are void")
    func changeNumber() async throws {
        let new = "+79153051777"
        let session = try await signIn()
        _ = try await service.save(PersonalData(name: "Ada"), in: session)
        world.time.advance(by: .seconds(60))
        let waiting = try await service.requestCode(for: phone, to: .signIn)
        let old = world.code(phone) ?? ""
        let challenge = try await service.requestCode(for: new, to: .changeNumber(session))
        let changed = try await service.confirm(world.code(new) ?? "", for: challenge)
        guard case .success(let moved) = changed else {
            Issue.record("the person is known")
            return
        }
        #expect(moved.phone == new)
        #expect(try await service.person(of: moved).phone == new)
        #expect(await world.error { _ = try await service.confirm(old, for: waiting) } == .wrongOrExpiredCode)
        world.time.advance(by: .seconds(3600))
        #expect(try await signIn(new).profile == session.profile)
        #expect(try await signIn().profile != session.profile)
    }

    @Test("a number of another account is not taken over, and a change needs a session that works")
    func takenNumber() async throws {
        let other = "+79153051888"
        let ada = try await signIn()
        _ = try await signIn(other)
        world.time.advance(by: .seconds(600))
        let challenge = try await service.requestCode(for: other, to: .changeNumber(ada))
        let error = await world.error { _ = try await service.confirm(world.code(other) ?? "", for: challenge) }
        guard case .notAllowed = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await service.person(of: ada).phone == phone)
        world.time.advance(by: .seconds(3600))
        #expect(
            await world.error { _ = try await service.requestCode(for: other, to: .changeNumber(ada)) }
                == .sessionEnded)
    }

    @Test("the session used least recently makes room for the twenty-first")
    func tooMany() async throws {
        var sessions: [AuthSession] = []
        for _ in 0..<21 {
            sessions.append(try await signIn())
            world.time.advance(by: .seconds(4 * 3600))
        }
        let last = try await service.refresh(try #require(sessions.last))
        let listed = try await service.sessions(of: last)
        #expect(listed.count == 20)
        #expect(!listed.contains { $0.id == sessions[0].id })
        #expect(listed.first?.id == last.id)
        #expect(listed.allSatisfy { $0.device == "engine" })
    }

    @Test("a deleted account is gone: its number begins anew")
    func delete() async throws {
        let session = try await signIn()
        _ = try await service.save(PersonalData(name: "Ada"), in: session)
        try await service.deleteAccount(of: session)
        world.time.advance(by: .seconds(3600))
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        let again = try await service.confirm(world.code(phone) ?? "", for: challenge)
        guard case .needPersonalData(let fresh) = again else {
            Issue.record("the person is new")
            return
        }
        #expect(fresh.profile != session.profile)
    }
}
