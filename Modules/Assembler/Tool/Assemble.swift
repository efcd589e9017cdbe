import Assembler
import CommandKit
import FeatureKit
import FeatureKitInterface

/// The program behind `Scripts/assemble`.
@main
enum Assemble {
    @MainActor static func main() {
        Assembly(
            build: BuildDescription(distribution: "assemble", version: "0.1.0", featuresHash: "", toolchain: ""),
            features: [CommandsFeature.self, AssemblerFeature.self]
        ).main()
    }
}
