import FeatureKit

/// The composition root: a list of features, and a start.
@main
enum Tessera {
    @MainActor static func main() {
        Assembly(build: Distribution.build, features: Distribution.features).main()
    }
}
