import LocalizationKit
import AuthFlowInterface
import AuthFlowTesting
import PlatformInterface
import PlatformTesting
import StateKit
import StorageInterface
import StorageTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("who is signed in on a device")
struct SessionKeeperTests {
    private let phone = SampleAuth.phone

    @Test("nobody is the profile `local`; whoever signs in is known at once after a restart, and is told to observers")
    func identity() async throws {
        let world = try FlowWorld()
        var told: [String?] = []
        let subscription = world.keeper.observe { told.append($0?.profile) }
        #expect(world.keeper.profile == "local")
        try await world.signIn()
        #expect(world.keeper.profile == phone)
        #expect(world.restarted().identity == world.keeper.identity)
        try await world.keeper.signOut()
        #expect(told == [phone, nil])
        subscription.cancel()
    }

    @Test("what another process does is told to observers: signing in, another person, signing out")
    func elsewhere() async throws {
        let world = try FlowWorld()
        let here = world.restarted()
        var told: [String?] = []
        let subscription = here.observe { told.append($0?.profile) }
        try await world.signIn()
        await eventually { here.profile == phone }
        try await world.signIn("+79153051654")
        await eventually { here.profile == "+79153051654" }
        try await world.keeper.signOut()
        await eventually { here.identity == nil }
        #expect(told == [phone, "+79153051654", nil])
        subscription.cancel()
    }

    @Test("nobody follows other processes who has not asked to be told, and a keeper goes with its last user")
    func unasked() async throws {
        let world = try FlowWorld()
        var here: SessionKeeper? = world.restarted()
        weak let kept = here
        let unasked = world.restarted()
        var told = 0
        var subscription = here?.observe { _ in told += 1 }
        try await world.signIn()
        await eventually { told == 1 }
        #expect(unasked.identity == nil)
        subscription = nil
        here = nil
        #expect(kept == nil && subscription == nil)
    }

    @Test("a session stays with the backend that began it: its tokens go to no other one")
    func backends() async throws {
        let (first, second) = (ScriptedAuthService(), ScriptedAuthService())
        let wanted = Decision()
        let choice = BackendChoice(
            backends: [
                AuthBackend(id: "here", title: "Here", order: 1) { first },
                AuthBackend(id: "there", title: "There", order: 2) { address in
                    #expect(address == "https://example.org/a+b")
                    return second
                },
            ], wanted: { wanted.text })
        let world = try FlowWorld()
        let vault = SessionVault(
            values: world.values, secrets: world.secrets, cache: nil, clock: world.time.wallClock)
        let keeper = SessionKeeper(vault, choice)
        let challenge = try await first.requestCode(for: phone, to: .signIn)
        try await keeper.adopt(try await first.confirm("1337", for: challenge).session, of: try keeper.chosenBackend())
        wanted.text = "there+https://example.org/a+b"
        #expect(try keeper.service(of: try keeper.chosenBackend()) as? ScriptedAuthService === second)
        world.time.advance(by: .seconds(3600))
        _ = try await SessionKeeper(vault, choice).accessToken()
        try await keeper.signOut()
        #expect(first.asked.suffix(2) == ["refresh refresh 1", "end session 1"])
        #expect(second.asked == [])
    }

    @Test(
        "what cannot be chosen is told with what can",
        arguments: [
            ("her", "there is no sign-in service `her`; known are: here"),
            ("here+https://example.org", "`here` is on this machine and has no address; leave it out"),
        ])
    func unknownBackend(_ wanted: String, _ words: String) async {
        let choice = BackendChoice(
            backends: [AuthBackend(id: "here", title: "Here", order: 1) { ScriptedAuthService() }], wanted: { wanted })
        do throws(AuthError) {
            _ = try choice.service(named: try choice.name())
            Issue.record("`\(wanted)` was taken")
        } catch {
            #expect(error.explanation.text(in: .english).contains(words))
        }
    }

    @Test("a token is handed out as it is until its last minute, then renewed first")
    func renewal() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        #expect(try await world.keeper.accessToken() == Secret("access 1"))
        world.time.advance(by: .seconds(3540))
        #expect(try await world.keeper.accessToken() == Secret("access 1"))
        world.time.advance(by: .milliseconds(1))
        #expect(try await world.keeper.accessToken() == Secret("access 2"))
        #expect(try await world.restarted().accessToken() == Secret("access 2"))
    }

    @Test("many who need a new token at once share one renewal")
    func oneRenewal() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.time.advance(by: .seconds(3600))
        let keeper = world.keeper
        let tasks = (0..<20).map { _ in Task { try? await keeper.accessToken() } }
        var tokens: [Secret?] = []
        for task in tasks { tokens.append(await task.value) }
        #expect(tokens == Array(repeating: Secret("access 2"), count: 20))
        #expect(world.service.asked.filter { $0.hasPrefix("refresh") } == ["refresh refresh 1"])
    }

    @Test("a clock that is set back does not keep an old token alive, and one set forward costs one renewal")
    func clock() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.time.setWallClock(by: .seconds(-86_400))
        #expect(try await world.keeper.accessToken() == Secret("access 2"))
        world.time.setWallClock(by: .seconds(10 * 86_400))
        #expect(try await world.keeper.accessToken() == Secret("access 3"))
        #expect(try await world.keeper.accessToken() == Secret("access 3"))
    }

    @Test("an access token that the service refuses is renewed once, and the question asked again")
    func refused() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.service.fail("person", with: .sessionEnded)
        let error = await world.failure {
            try await world.keeper.ask { (service, session) async throws(AuthError) in
                _ = try await service.person(of: session)
            }
        }
        #expect(error == .sessionEnded)
        #expect(world.service.asked.suffix(3) == ["person \(phone)", "refresh refresh 1", "person \(phone)"])
    }

    @Test("a session that is over leaves nothing on the device; one that cannot be renewed for lack of a network stays")
    func over() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.time.advance(by: .seconds(3600))
        world.service.fail("refresh", with: .unavailable("no route"))
        #expect(await world.failure { _ = try await world.keeper.accessToken() } == .unavailable("no route"))
        #expect(world.keeper.identity != nil)
        world.service.fail("refresh", with: .sessionEnded)
        #expect(await world.failure { _ = try await world.keeper.accessToken() } == .sessionEnded)
        #expect(world.keeper.identity == nil)
        #expect(try await world.isEmpty(of: phone))
    }

    @Test("tokens that another process renewed are taken as they are")
    func otherProcess() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.time.advance(by: .seconds(3600))
        let other = world.restarted()
        _ = try await other.accessToken()
        #expect(try await world.keeper.accessToken() == Secret("access 2"))
        #expect(world.service.asked.filter { $0.hasPrefix("refresh") }.count == 1)
    }

    @Test("signing out removes what belongs to the profile everywhere, tells the service, and touches nobody else")
    func signOut() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        for profile in [phone, "bea", "local"] {
            try await world.values.set(1, for: StoreKey<Int>("placements", in: StoreScope("widgets", profile: profile)))
        }
        let tokens = [phone, "bea"].map { SecretName("token", of: "jellyfin", profile: $0) }
        for name in tokens { try await world.secrets.set(Secret("t"), for: name) }
        world.service.fail("end", with: .unavailable("no route"))
        try await world.keeper.signOut()
        #expect(world.service.asked.last == "end session 1")
        #expect(try await world.secrets.secret(for: tokens[0]) == nil)
        #expect(try await world.secrets.secret(for: tokens[1]) == Secret("t"))
        #expect(try await world.isEmpty(of: phone))
        #expect(try world.values.names(in: StoreScope("widgets", profile: phone)) == [])
        #expect(try world.values.names(in: StoreScope("widgets", profile: "bea")) == ["placements"])
        #expect(try world.values.names(in: StoreScope("widgets", profile: "local")) == ["placements"])
        #expect(await world.failure { _ = try await world.keeper.accessToken() } == .sessionEnded)
    }

    @Test("what cannot be removed is told, and everything else is removed all the same")
    func signOutFails() async throws {
        let world = try FlowWorld()
        try await world.signIn()
        world.secrets.fail(with: .noPlace(reasons: ["locked"]))
        let error = await world.failure { try await world.keeper.signOut() }
        #expect(error?.description.contains("locked") == true)
        #expect(world.keeper.identity == nil)
        #expect(world.restarted().identity == nil)
    }
}

/// What a person decides, and decides anew.
@MainActor
private final class Decision {
    var text = ""
}

extension FlowWorld {
    func failure(_ body: () async throws -> Void) async -> AuthError? {
        do { try await body() } catch { return error as? AuthError }
        return nil
    }

    /// Whether the device holds no token of a profile.
    func isEmpty(of profile: String) async throws -> Bool {
        let access = try await secrets.secret(for: SecretName("access", of: "auth", profile: profile))
        let refresh = try await secrets.secret(for: SecretName("refresh", of: "auth", profile: profile))
        return access == nil && refresh == nil
    }
}
