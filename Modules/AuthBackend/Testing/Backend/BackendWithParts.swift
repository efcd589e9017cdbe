import AuthBackend
import AuthBackendInterface
import FeatureKitInterface

/// What a test puts in the place of what another feature contributes.
struct BackendParts: Sendable {
    var records: (any AuthRecordStore)?
}

extension ServiceKey where Service == BackendParts {
    static var backendParts: Self { Self("BackendParts", in: "AuthBackendTesting") }
}

/// The feature together with a store, as if another feature had contributed it.
enum BackendWithParts: Feature {
    static let descriptor = AuthBackendFeature.descriptor

    static func register(in registry: inout some Registering) {
        AuthBackendFeature.register(in: &registry)
        registry.contribute("tested", to: .authRecordStores) { resolver in
            let records = try resolver.service(.backendParts).records
            return AuthRecordStoreSource { records }
        }
    }
}
