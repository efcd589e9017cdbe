import AuthFlowInterface
import PlatformInterface
import StateKit

/// Who is signed in, as a test says.
@MainActor
final class FakeSession: SessionProviding {
    private(set) var identity: SessionIdentity?
    private var observers: [@MainActor (SessionIdentity?) -> Void] = []

    func signIn(_ profile: String?) {
        identity = profile.map { SessionIdentity(session: "session-\($0)", profile: $0, phone: "+79991234567") }
        for observer in observers { observer(identity) }
    }

    func observe(_ observer: @escaping @MainActor (SessionIdentity?) -> Void) -> AnyCancellable {
        observers.append(observer)
        return AnyCancellable {}
    }

    func accessToken() async throws(AuthError) -> Secret { throw .sessionEnded }
    func signOut() async throws(AuthError) {}
}
