import FeatureKit
import FeatureKitInterface

/// A program for tests of the terminal: `full` shows a screen, `lines` some lines below the prompt.
@main
enum ScreenProgram {
    @MainActor static func main() {
        let build = BuildDescription(distribution: "screen", version: "1.0.0", featuresHash: "", toolchain: "")
        Assembly(build: build, features: [KeyFeature.self]).main()
    }
}
