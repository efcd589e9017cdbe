import AuthBackendInterface
public import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import SettingsInterface

/// Records of the sign-in backend in PostgreSQL, for many machines.
public enum AuthPostgresFeature: Feature {
    /// Records the store, the setting that chooses it, and the health check.
    public static func register(in registry: inout some Registering) {
        registry.contribute("auth.postgres", to: .settings) { _ in Setting.postgresAddress.definition }
        registry.contribute("postgres", to: .authRecordStores) { resolver in
            let records = try records(resolver)
            return AuthRecordStoreSource { try records?.get() }
        }
        registry.contribute("postgres", to: .healthChecks) { resolver in
            PostgresCheck.check(try records(resolver))
        }
    }

    /// The store that was chosen, or why it cannot be used; `nil` when nobody chose it.
    @MainActor
    private static func records(_ resolver: any Resolving) throws -> Result<PostgresRecords, PostgresError>? {
        guard let text = try address(resolver), !text.isEmpty else { return nil }
        guard let address = PostgresAddress(text) else { return .failure(.noAddress) }
        return .success(PostgresRecords(at: address, time: try resolver.service(.continuousTime)))
    }

    /// The setting; in a build without settings, the variable that stands for it elsewhere, too.
    @MainActor
    private static func address(_ resolver: any Resolving) throws -> String? {
        if let settings = try resolver.optional(.settings) { return settings.value(of: .postgresAddress) }
        return try resolver.service(.environment).nonEmpty("TESSERA_AUTH_POSTGRES")
    }
}
