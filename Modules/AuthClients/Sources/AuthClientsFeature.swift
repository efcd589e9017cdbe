import AuthFlowInterface
public import FeatureKitInterface
import LocalizationKit
import NetworkInterface
import PlatformInterface
import SettingsInterface

/// Signing in at a server.
public enum AuthClientsFeature: Feature {
    /// Records a backend for each protocol and what can be decided about them.
    public static func register(in registry: inout some Registering) {
        contribute("supabase", Strings.supabaseTitle, order: 200, to: &registry) { SupabaseAuth($0) }
        contribute("allauth", Strings.allauthTitle, order: 300, to: &registry) { AllauthClient($0) }
        registry.contribute("auth.api-key", to: .settings) { _ in Setting.authKey.definition }
        registry.contribute("auth.code-length", to: .settings) { _ in Setting.authCodeLength.definition }
    }

    @MainActor
    private static func contribute(
        _ id: String, _ title: LocalizedText, order: Int, to registry: inout some Registering,
        make: @escaping @MainActor @Sendable (ClientParts) -> any AuthService
    ) {
        registry.contribute(id, to: .authBackends) { resolver in
            let parts = try parts(resolver)
            return AuthBackend(id: id, title: title, order: order) { address in
                make(try parts(AuthAddress(address, for: id)))
            }
        }
    }

    @MainActor
    private static func parts(_ resolver: any Resolving) throws -> @MainActor @Sendable (AuthAddress) -> ClientParts {
        let transport = try resolver.service(.httpTransport)
        let random = try resolver.service(.randomBytes)
        let clock = try resolver.service(.wallClock)
        let settings = try resolver.optional(.settings)
        return { address in
            ClientParts(
                endpoint: AuthEndpoint(address: address, transport: transport), backoff: Backoff(random), clock: clock,
                key: settings?.value(of: .authKey) ?? "", codeLength: settings?.value(of: .authCodeLength) ?? 6)
        }
    }
}
