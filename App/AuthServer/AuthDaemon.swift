import AuthBackend
import AuthPostgres
import AuthServer
import CommandKit
import FeatureKit
import FeatureKitInterface
import HTTPServer
import Network
import Platform
import Storage

/// The features of the distribution `tessera-authd`, for tests that start it.
@main enum AuthDaemon {
    @MainActor static func main() {
        let features: [any Feature.Type] = [
            AuthBackendFeature.self, AuthPostgresFeature.self, AuthServerFeature.self, CommandsFeature.self,
            HTTPServerFeature.self, NetworkFeature.self, PlatformFeature.self, StorageFeature.self,
        ]
        let build = BuildDescription(distribution: "tessera-authd", version: "0.1.0", featuresHash: "", toolchain: "")
        Assembly(build: build, features: features).main()
    }
}
