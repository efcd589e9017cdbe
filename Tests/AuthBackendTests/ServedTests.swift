import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import AuthBackend

@Suite("the backend beneath a server")
struct ServedTests {
    private let phone = "+79153051653"

    @Test("a number and the last code are enough to sign in, once")
    func signsIn() async throws {
        let world = ServedWorld()
        try await world.identities.requestCode(
            IdentityCodeRequest(phone: phone, metadata: IdentityMetadata(["full_name": "\"Ada\""])))
        let code = world.backend.code(phone) ?? ""
        #expect(await world.confirm(world.backend.wrong(phone), phone) == .auth(.wrongCode(attemptsLeft: 4)))
        let session = try await world.identities.confirm(code, for: phone, changesNumber: false, on: "engine")
        #expect(session.identity.phone == phone)
        #expect(session.identity.metadata.members == ["full_name": "\"Ada\""])
        #expect(session.lifetime == .seconds(3600))
        #expect(try await world.identities.identity(of: session.accessToken).id == session.identity.id)
        #expect(await world.confirm(code, phone) == .auth(.wrongOrExpiredCode))
        #expect(await world.confirm(code, "+79153051600") == .auth(.wrongOrExpiredCode))
    }

    @Test("a code for one purpose does not serve the other")
    func purposes() async throws {
        let world = ServedWorld()
        try await world.identities.requestCode(IdentityCodeRequest(phone: phone))
        #expect(
            await world.confirm(world.backend.code(phone) ?? "", phone, changes: true) == .auth(.wrongOrExpiredCode))
    }

    @Test("where numbers get no new account, an unknown one gets no message and the same answers")
    func unknown() async throws {
        let world = ServedWorld()
        let request = IdentityCodeRequest(phone: phone, createsIdentity: false)
        try await world.identities.requestCode(request)
        #expect(world.backend.messages.sent.isEmpty)
        #expect(await world.error { try await world.identities.requestCode(request) } == .auth(.cooldown(.seconds(60))))
        _ = try await world.signIn("+79153051600")
        world.backend.time.advance(by: .seconds(60))
        try await world.identities.requestCode(IdentityCodeRequest(phone: "+79153051600", createsIdentity: false))
        #expect(world.backend.messages.sent.count == 2)
    }

    @Test("a token is refreshed, its parent too, and one from long ago ends the session")
    func refreshes() async throws {
        let world = ServedWorld()
        let first = try await world.signIn(phone)
        let second = try await world.identities.refresh(first.refreshToken)
        #expect(second.id == first.id && second.refreshToken != first.refreshToken)
        let again = try await world.identities.refresh(first.refreshToken)
        let third = try await world.identities.refresh(again.refreshToken)
        #expect(await world.refresh(first.refreshToken) == .spentRefreshToken)
        #expect(await world.refresh(third.refreshToken) == .unknownRefreshToken)
        #expect(await world.error { _ = try await world.identities.identity(of: third.accessToken) } == .unknownSession)
        for wrong in ["", "a", "a.b.c", "\(third.identity.id).\(third.id).00"] {
            #expect(await world.refresh(Secret(wrong)) == .unknownRefreshToken)
        }
    }

    @Test("an access token ends when it says so")
    func ends() async throws {
        let world = ServedWorld()
        let session = try await world.signIn(phone)
        world.backend.time.advance(by: .seconds(3599))
        _ = try await world.identities.identity(of: session.accessToken)
        world.backend.time.advance(by: .seconds(1))
        #expect(await world.error { _ = try await world.identities.identity(of: session.accessToken) } == .expiredToken)
    }

    @Test("sessions end by scope")
    func scopes() async throws {
        for (scope, left) in [(SignOutScope.global, [Int]()), (.local, [0, 2]), (.others, [1])] {
            let world = ServedWorld()
            var sessions: [IdentitySession] = []
            for _ in 0..<3 {
                sessions.append(try await world.signIn(phone))
                world.backend.time.advance(by: .seconds(600))
            }
            try await world.identities.signOut(sessions[1].accessToken, scope)
            var lasting: [Int] = []
            for (index, session) in sessions.enumerated() {
                let error = await world.error { _ = try await world.identities.identity(of: session.accessToken) }
                if error == nil { lasting.append(index) }
            }
            #expect(lasting == left, "\(scope)")
        }
    }

    @Test("one session ends another by its name, and nobody else's")
    func endsAnother() async throws {
        let world = ServedWorld()
        var sessions: [IdentitySession] = []
        for number in ["+79153051653", "+79153051653", "+79153051654"] {
            sessions.append(try await world.signIn(number))
            world.backend.time.advance(by: .seconds(600))
        }
        for id in [sessions[2].id, "0", sessions[1].id] {
            try await world.identities.end(id, asking: sessions[0].accessToken)
        }
        #expect(try await world.identities.sessions(of: sessions[0].accessToken).map(\.id) == [sessions[0].id])
        #expect(
            await world.error { _ = try await world.identities.identity(of: sessions[1].accessToken) }
                == .unknownSession)
        #expect(try await world.identities.identity(of: sessions[2].accessToken).phone == "+79153051654")
    }

    @Test("what is told is merged, null removes, and too much is refused")
    func merges() async throws {
        let world = ServedWorld()
        let token = try await world.signIn(phone).accessToken
        _ = try await world.identities.merge(IdentityMetadata(["a": "1", "b": "{}"]), into: token)
        let merged = try await world.identities.merge(IdentityMetadata(["a": "null", "c": "[2]"]), into: token)
        #expect(merged.metadata.members == ["b": "{}", "c": "[2]"])
        let long = IdentityMetadata(["d": String(repeating: "1", count: Identity.longestMetadata)])
        #expect(await world.error { _ = try await world.identities.merge(long, into: token) } == .tooMuchMetadata)
        #expect(try await world.identities.identity(of: token).metadata.members == ["b": "{}", "c": "[2]"])
    }

    @Test("a changed number signs in to the same account, and the former one to another")
    func changesNumber() async throws {
        let world = ServedWorld()
        let session = try await world.signIn(phone)
        let new = "+79153051600"
        try await world.identities.requestCode(IdentityCodeRequest(phone: new, changing: session.accessToken))
        #expect(await world.confirm(world.backend.code(new) ?? "", new) == .auth(.wrongOrExpiredCode))
        let changed = try await world.identities.confirm(
            world.backend.code(new) ?? "", for: new, changesNumber: true, on: "")
        #expect(changed.identity.id == session.identity.id && changed.identity.phone == new)
        world.backend.time.advance(by: .seconds(600))
        #expect(try await world.signIn(phone).identity.id != session.identity.id)
    }

    @Test("a key that was replaced verifies for a day, and the key of what is kept stays")
    func rotates() async throws {
        let world = ServedWorld()
        let session = try await world.signIn(phone)
        let first = try await world.keys.signingKeys()
        let second = try await world.keys.rotate()
        #expect(try await world.keys.signingKeys().map(\.id) == [second.id] + first.map(\.id))
        _ = try await world.identities.identity(of: session.accessToken)
        world.backend.time.advance(by: .seconds(86_400))
        let third = try await world.keys.rotate()
        #expect(try await world.keys.signingKeys().map(\.id) == [third.id, second.id])
        #expect(try await world.signIn(phone).identity.id == session.identity.id)
    }

    @Test("purging leaves what counts")
    func purges() async throws {
        let world = ServedWorld()
        let session = try await world.signIn(phone)
        try await world.identities.requestCode(IdentityCodeRequest(phone: "+79153051600"))
        let before = try world.names()
        #expect(try await world.identities.purge() == 0)
        world.backend.time.advance(by: .seconds(86_400))
        #expect(try await world.identities.purge() == 2)
        #expect(before.count == 3)
        #expect(try world.names().count == 2)
        _ = try await world.identities.refresh(session.refreshToken)
    }
}

/// A backend beneath a server, in virtual time.
private struct ServedWorld {
    let backend = BackendWorld()
    let keys: SigningKeys
    let identities: ServedIdentities

    init() {
        let random = SeededBytes(seed: 2)
        keys = SigningKeys(backend.service.store, backend.service.key, random, backend.time.wallClock)
        identities = ServedIdentities(backend: backend.service, keys: keys, deliversMessages: true)
    }

    /// The names of the records, but for those of the keys.
    func names() throws -> [String] {
        try backend.values.names(in: StoreScope("auth-backend")).filter { $0.contains(".") }
    }

    func signIn(_ phone: String) async throws -> IdentitySession {
        try await identities.requestCode(IdentityCodeRequest(phone: phone))
        return try await identities.confirm(backend.code(phone) ?? "", for: phone, changesNumber: false, on: "engine")
    }

    func confirm(_ code: String, _ phone: String, changes: Bool = false) async -> IdentityError? {
        await error { _ = try await identities.confirm(code, for: phone, changesNumber: changes, on: "") }
    }

    func refresh(_ token: Secret) async -> IdentityError? { await error { _ = try await identities.refresh(token) } }

    func error(_ body: () async throws -> Void) async -> IdentityError? {
        do { try await body() } catch { return error as? IdentityError }
        return nil
    }
}
