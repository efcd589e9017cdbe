import AuthFlowInterface
import PlatformInterface
import StateKit

/// Who is signed in on this device, with one renewal of the tokens at a time.
@MainActor
final class SessionKeeper: SessionProviding {
    private(set) var identity: SessionIdentity?

    private let vault: SessionVault
    private let choice: BackendChoice
    private var services: [String: any AuthService] = [:]
    private var renewal: Task<Result<AuthSession, AuthError>, Never>?
    private var observers: [Int: @MainActor (SessionIdentity?) -> Void] = [:]
    private var following: Task<Void, Never>?

    init(_ vault: SessionVault, _ choice: BackendChoice) {
        (self.vault, self.choice) = (vault, choice)
        // A store that cannot be read has nobody signed in; the next use of it says why.
        identity = (try? vault.kept())??.identity
    }

    isolated deinit { following?.cancel() }

    /// The backend of whoever signs in now.
    func chosenBackend() throws(AuthError) -> String { try choice.name() }

    /// The backend of who is signed in, whatever was chosen since.
    func ownBackend() throws(AuthError) -> String {
        guard let kept = try vault.kept() else { throw .sessionEnded }
        guard let backend = kept.backend else { return try choice.name() }
        return backend
    }

    /// The service of a backend, made at its first use.
    func service(of backend: String) throws(AuthError) -> any AuthService {
        if let made = services[backend] { return made }
        let service = try choice.service(named: backend)
        services[backend] = service
        return service
    }

    func observe(_ observer: @escaping @MainActor (SessionIdentity?) -> Void) -> AnyCancellable {
        let number = (observers.keys.max() ?? 0) + 1
        observers[number] = observer
        follow()
        return AnyCancellable { [weak self] in self?.observers[number] = nil }
    }

    func accessToken() async throws(AuthError) -> Secret { try await session().accessToken }

    /// Asks the service in the name of who is signed in; a session that it does not know any more is renewed once.
    func ask<Answer: Sendable>(
        _ question: (any AuthService, AuthSession) async throws(AuthError) -> Answer
    ) async throws(AuthError) -> Answer {
        let session = try await session()
        let service = try service(of: try ownBackend())
        do throws(AuthError) {
            return try await question(service, session)
        } catch .sessionEnded {
            return try await question(service, try await renewed(session))
        }
    }

    /// Takes a session of a backend over, from the sign-in or with another number.
    func adopt(_ session: AuthSession, of backend: String) async throws(AuthError) {
        try await vault.keep(session, of: backend)
        tell(session.identity)
    }

    /// Keeps the number that the session has from now on; its tokens may be others than those of the question.
    func changeNumber(to phone: String) async throws(AuthError) -> AuthSession {
        var session = try await session()
        session.phone = phone
        try await adopt(session, of: try ownBackend())
        return session
    }

    func signOut() async throws(AuthError) {
        let session = try? await vault.session()
        let service = try? service(of: try ownBackend())
        try await forget()
        guard let session, let service else { return }
        try? await service.end(session.id, asking: session)
    }

    /// Removes what is on this device, without a word to the service.
    func forget() async throws(AuthError) {
        guard let profile = (try vault.kept())?.profile ?? identity?.profile else { return }
        defer { tell(nil) }
        try await vault.removeEverything(of: profile)
    }

    private func session() async throws(AuthError) -> AuthSession {
        guard let session = try await vault.session(), let kept = try vault.kept() else { throw .sessionEnded }
        return kept.isStale(at: vault.clock.now) ? try await renewed(session) : session
    }

    /// Renews the tokens, together with whoever asks meanwhile; what another process renewed is taken as it is.
    private func renewed(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        if let kept = try await vault.session(), kept.accessToken != session.accessToken { return kept }
        let backend = try ownBackend()
        let service = try service(of: backend)
        let task = renewal ?? Task { await self.renew(session, service, backend) }
        renewal = task
        let result = await task.value
        renewal = nil
        return try result.get()
    }

    private func renew(
        _ session: AuthSession, _ service: any AuthService, _ backend: String
    ) async -> Result<AuthSession, AuthError> {
        do throws(AuthError) {
            let renewed = try await service.refresh(session)
            try await vault.keep(renewed, of: backend)
            return .success(renewed)
        } catch .sessionEnded {
            return await elsewhere(session)
        } catch {
            return .failure(error)
        }
    }

    /// A session that another process renewed meanwhile; otherwise it is over, and nothing of it stays.
    private func elsewhere(_ session: AuthSession) async -> Result<AuthSession, AuthError> {
        if let kept = try? await vault.session(), kept.refreshToken != session.refreshToken { return .success(kept) }
        try? await forget()
        return .failure(.sessionEnded)
    }

    /// Tells of what other processes do, too, from the first observer on: whoever only asks once need not wait for it.
    private func follow() {
        guard following == nil else { return }
        let changes = vault.changes()
        following = Task { [weak self] in for await _ in changes { self?.look() } }
    }

    /// A store that cannot be read changes nothing.
    private func look() {
        do throws(AuthError) { tell(try vault.kept()?.identity) } catch {}
    }

    private func tell(_ identity: SessionIdentity?) {
        guard identity != self.identity else { return }
        self.identity = identity
        for number in observers.keys.sorted() { observers[number]?(identity) }
    }
}
