/// A target of the package, as the manifest makes it.
public struct PackageTarget: Sendable, Hashable {
    /// What the Swift Package Manager builds of it.
    public enum Kind: String, Sendable, CaseIterable {
        /// A library of Swift or C.
        case regular
        /// A program.
        case executable
        /// Tests.
        case test
        /// A plugin of the build.
        case plugin
        /// A library of the system with a module map.
        case system
    }

    /// Its name, by which sources import it.
    public var name: String
    /// What is built of it.
    public var kind: Kind
    /// Its folder, from that of the repository.
    public var path: String
    /// The targets of this package that it lists.
    public var dependencies: [String]
    /// The plugins of this package that it uses.
    public var plugins: [String]

    /// Creates a target.
    public init(
        _ name: String, kind: Kind = .regular, path: String, dependencies: [String] = [], plugins: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.dependencies = dependencies
        self.plugins = plugins
    }
}
