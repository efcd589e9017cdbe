import BoundaryCheck
import CommandKit
import FeatureKit
import FeatureKitInterface

/// The root of `Scripts/check`.
@main
enum Check {
    @MainActor static func main() {
        let build = BuildDescription(distribution: "check", version: "0.1.0", featuresHash: "", toolchain: "")
        Assembly(build: build, features: [CommandsFeature.self, BoundaryCheckFeature.self]).main()
    }
}
