import AuthBackendInterface
import AuthFlowInterface
import FeatureKitInterface
import LocalizationKit

/// What `doctor` says of the server.
enum ServerCheck {
    typealias Finding = HealthCheck.Finding

    @MainActor
    static func check(_ identities: any IdentityProvider, _ keys: any IdentityKeys) -> HealthCheck {
        HealthCheck(title: Strings.title) { _ in [await look(at: keys), sender(identities)] }
    }

    private static func look(at keys: any IdentityKeys) async -> Finding {
        do throws(AuthError) {
            let count = try await keys.signingKeys().count
            guard count > 0 else { return Finding(.warn, Strings.keys, Strings.noKeys, remedy: Strings.keysRemedy) }
            return Finding(.ok, Strings.keys, Strings.keyCount(count: count))
        } catch {
            return Finding(.fail, Strings.keys, error.explanation)
        }
    }

    private static func sender(_ identities: any IdentityProvider) -> Finding {
        identities.deliversMessages
            ? Finding(.ok, Strings.messages, Strings.delivered)
            : Finding(.warn, Strings.messages, Strings.outboxNotice, remedy: Strings.senderRemedy)
    }
}
