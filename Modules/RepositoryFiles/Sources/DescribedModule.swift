public import DescriptorKit
public import FeatureKitInterface

/// A module with a `feature.json`.
public struct DescribedModule: Sendable {
    /// The path of the `feature.json`, from the folder of the repository.
    public var path: String
    /// What it says, and where.
    public var document: DescriptorDocument

    /// Creates a described module.
    public init(path: String, document: DescriptorDocument) {
        self.path = path
        self.document = document
    }

    /// What the `feature.json` says.
    public var descriptor: FeatureDescriptor { document.descriptor }
}
