import AuthFlowInterface
import LocalizationKit

/// Which of the backends of this build signs people in.
@MainActor
struct BackendChoice {
    let backends: [AuthBackend]
    /// What a person decided: an id, and an address behind a plus; empty when nobody did.
    let wanted: @MainActor () -> String

    /// The one that was decided, or else the first by order.
    func backend() throws(AuthError) -> AuthBackend { try backend(named: name()) }

    /// What a session is kept with, so that its tokens go to no other server: the decision, or what stands for none.
    func name() throws(AuthError) -> String {
        let wanted = wanted()
        guard wanted.isEmpty else { return wanted }
        guard let first = ordered.first else { throw .unavailable(Strings.noBackend) }
        return first.id
    }

    /// Makes the service of a name.
    func service(named name: String) throws(AuthError) -> any AuthService {
        let backend = try backend(named: name)
        do { return try backend.make(String(name.dropFirst(backend.id.count + 1))) } catch let error as AuthError {
            throw error
        } catch {
            throw .unavailable(LocalizedText(error))
        }
    }

    private var ordered: [AuthBackend] { backends.sorted { $0.order < $1.order } }

    private func backend(named name: String) throws(AuthError) -> AuthBackend {
        let id = name.prefix { $0 != "+" }
        guard let found = backends.first(where: { $0.id == id }) else {
            throw .unavailable(
                Strings.unknownBackend(id: String(id), known: ordered.map(\.id).joined(separator: ", ")))
        }
        return found
    }
}
