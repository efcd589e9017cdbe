import AuthBackendInterface
import AuthFlowInterface
public import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import SettingsInterface
import StorageInterface

/// Signing in on this machine, without a server.
public enum AuthBackendFeature: Feature {
    /// Records the backend, who sends its messages, and the health check.
    public static func register(in registry: inout some Registering) {
        registry.provide(.smsSender) { try Sending.sender($0) }
        registry.provide(.identityKeys) { try keys($0) }
        registry.provide(.identityProvider) { resolver in
            ServedIdentities(
                backend: try service(resolver), keys: try keys(resolver),
                deliversMessages: try !(resolver.service(.smsSender) is OutboxSender))
        }
        registry.contribute("sms", to: .healthChecks) { Sending.check($0) }
        registry.contribute("embedded", to: .authBackends) { resolver in
            let outbox = try? resolver.service(.smsSender) as? OutboxSender
            return AuthBackend(
                id: "embedded", title: Strings.title, order: 100,
                notice: { await outbox?.notice(for: $0, showsMessage: $1) }, make: { try service(resolver) })
        }
    }

    @MainActor
    private static func keys(_ resolver: any Resolving) throws -> SigningKeys {
        let service = try service(resolver)
        return SigningKeys(service.store, service.key, service.random, service.clock)
    }

    @MainActor
    private static func service(_ resolver: any Resolving) throws -> EmbeddedAuthService {
        let environment = try resolver.service(.environment)
        let settings = try resolver.optional(.settings)
        let store = AuthStore(records: try records(resolver))
        var limits = AuthLimits()
        limits.budget = try SendingChoice.budget(resolver.service(.directories), resolver.service(.files))
        return EmbeddedAuthService(
            store: store, key: try key(of: store, resolver), sender: try resolver.service(.smsSender),
            clock: try resolver.service(.wallClock), random: try resolver.service(.randomBytes),
            device: environment.hostName,
            language: { settings?.language ?? .preferred(in: environment.variables) }, limits: limits)
    }

    /// The key in the file that the environment names, or else one that is kept where secrets are.
    @MainActor
    private static func key(of store: AuthStore, _ resolver: any Resolving) throws -> ServerKey {
        let file = try resolver.service(.environment).nonEmpty(KeyFile.variable)
        let files = try resolver.service(.files)
        return ServerKey(
            store, try resolver.service(.secretStore), try resolver.service(.randomBytes),
            given: file.map { KeyFile(path: $0, files: files) })
    }

    /// The store that was chosen, or else that of this machine.
    @MainActor
    private static func records(_ resolver: any Resolving) throws -> any AuthRecordStore {
        for source in try resolver.contributions(.authRecordStores) {
            if let store = try source.store() { return store }
        }
        return KeyValueRecords(values: try resolver.service(.keyValueStore))
    }
}
