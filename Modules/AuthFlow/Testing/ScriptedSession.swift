public import AuthFlowInterface
public import PlatformInterface
public import StateKit

/// Who is signed in by the word of a test.
@MainActor
public final class ScriptedSession: SessionProviding {
    /// Who is signed in.
    public private(set) var identity: SessionIdentity?
    private var observers: [Int: @MainActor (SessionIdentity?) -> Void] = [:]
    private var count = 0

    /// Creates a session.
    ///
    /// - Parameter profile: whose it is; `nil` for nobody's.
    public init(_ profile: String? = nil) {
        identity = profile.map { SessionIdentity(session: "session", profile: $0, phone: "+79153051653") }
    }

    /// Signs somebody else in, and tells.
    ///
    /// - Parameter profile: who it is; `nil` for nobody.
    public func become(_ profile: String?) {
        identity = profile.map { SessionIdentity(session: "session", profile: $0, phone: "+79153051653") }
        for number in observers.keys.sorted() { observers[number]?(identity) }
    }

    /// Tells of changes.
    public func observe(_ observer: @escaping @MainActor (SessionIdentity?) -> Void) -> AnyCancellable {
        count += 1
        observers[count] = observer
        return AnyCancellable { [weak self, count] in self?.observers[count] = nil }
    }

    /// A token by the name of the profile.
    public func accessToken() async throws(AuthError) -> Secret {
        guard let identity else { throw .sessionEnded }
        return Secret("token of \(identity.profile)")
    }

    /// Signs out.
    public func signOut() async throws(AuthError) { become(nil) }
}
