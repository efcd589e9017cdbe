import AuthFlowInterface
import LocalizationKit

/// Which of the backends of this build signs people in.
@MainActor
struct BackendChoice {
    let backends: [AuthBackend]
    /// The id that a person decided; empty when nobody did.
    let wanted: @MainActor () -> String

    /// The one that was decided, or else the first by order.
    func backend() throws(AuthError) -> AuthBackend {
        let ordered = backends.sorted { $0.order < $1.order }
        let wanted = wanted()
        guard let first = ordered.first else { throw .unavailable(Strings.noBackend) }
        guard !wanted.isEmpty else { return first }
        guard let found = ordered.first(where: { $0.id == wanted }) else {
            throw .unavailable(Strings.unknownBackend(id: wanted, known: ordered.map(\.id).joined(separator: ", ")))
        }
        return found
    }

    func service() throws(AuthError) -> any AuthService {
        let backend = try backend()
        do { return try backend.make() } catch { throw .unavailable(LocalizedText(error)) }
    }
}
