import AuthBackend
import AuthServer
import CommandKit
import FeatureKit
import FeatureKitInterface
import HTTPServer
import Platform
import Storage

/// The features of the distribution `tessera-authd`, for tests that start it.
@main
enum AuthDaemon {
    @MainActor static func main() {
        Assembly(
            build: BuildDescription(distribution: "tessera-authd", version: "0.1.0", featuresHash: "", toolchain: ""),
            features: [
                AuthBackendFeature.self, AuthServerFeature.self, CommandsFeature.self, HTTPServerFeature.self,
                PlatformFeature.self, StorageFeature.self,
            ]
        ).main()
    }
}
