import DescriptorKit
import FeatureKitInterface

/// What is to be built: a name, and a selection of features.
struct Choice {
    /// The name of the distribution.
    var name: String
    /// The name of the binary.
    var output: String
    /// The version of the product.
    var version: String
    /// Settings that differ from what features say.
    var defaults: [String: String]
    /// The ids that a person chose, in their order.
    var chosen: [String]
    /// The features, with those that come along.
    var selection: Selection
    /// Everything that could have been chosen.
    var catalogue: [FeatureDescriptor]
    /// The packages that live outside this repository.
    var outside: [OutsidePackage]
}
