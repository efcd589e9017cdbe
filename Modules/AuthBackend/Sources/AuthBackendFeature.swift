import AuthBackendInterface
import AuthFlowInterface
public import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import SettingsInterface
import StorageInterface

/// Signing in on this machine, without a server.
public enum AuthBackendFeature: Feature {
    /// Records the backend and the outbox for its messages.
    public static func register(in registry: inout some Registering) {
        registry.provide(.smsSender) { try outbox($0) }
        registry.provide(.identityKeys) { try keys($0) }
        registry.provide(.identityProvider) { resolver in
            ServedIdentities(
                backend: try service(resolver), keys: try keys(resolver),
                deliversMessages: try !(resolver.service(.smsSender) is OutboxSender))
        }
        registry.contribute("embedded", to: .authBackends) { resolver in
            let outbox = try outbox(resolver)
            let service = try service(resolver)
            return AuthBackend(
                id: "embedded", title: Strings.title, order: 100,
                notice: { await outbox.notice(for: $0, showsMessage: $1) }, make: { service })
        }
    }

    @MainActor
    private static func outbox(_ resolver: any Resolving) throws -> OutboxSender {
        OutboxSender(
            try resolver.service(.directories), try resolver.service(.files), try resolver.service(.wallClock))
    }

    @MainActor
    private static func keys(_ resolver: any Resolving) throws -> SigningKeys {
        let (secrets, random) = (try resolver.service(.secretStore), try resolver.service(.randomBytes))
        return SigningKeys(
            ServerKey(values: try resolver.service(.keyValueStore), secrets: secrets, random: random), secrets, random,
            try resolver.service(.wallClock))
    }

    @MainActor
    private static func service(_ resolver: any Resolving) throws -> EmbeddedAuthService {
        let random = try resolver.service(.randomBytes)
        let (environment, values) = (try resolver.service(.environment), try resolver.service(.keyValueStore))
        let settings = try resolver.optional(.settings)
        return EmbeddedAuthService(
            store: AuthStore(values: values),
            key: ServerKey(values: values, secrets: try resolver.service(.secretStore), random: random),
            sender: try resolver.service(.smsSender), clock: try resolver.service(.wallClock), random: random,
            device: environment.hostName,
            language: { settings?.language ?? .preferred(in: environment.variables) })
    }
}
