/// A product of the package: what others may depend on, or a program.
public struct PackageProduct: Sendable, Hashable {
    /// What a product is.
    public enum Kind: String, Sendable, CaseIterable {
        /// A library.
        case library
        /// A program.
        case executable
        /// A plugin of the build.
        case plugin
    }

    /// Its name.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// The targets in it.
    public var targets: [String]

    /// Creates a product.
    public init(_ name: String, kind: Kind, targets: [String]) {
        self.name = name
        self.kind = kind
        self.targets = targets
    }
}
