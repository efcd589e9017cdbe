/// The package of a repository as its manifest makes it.
public struct Package: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its targets in the order of the manifest.
    public var targets: [PackageTarget]
    /// Its products in the order of the manifest.
    public var products: [PackageProduct]

    /// Creates a package.
    public init(name: String, targets: [PackageTarget], products: [PackageProduct] = []) {
        self.name = name
        self.targets = targets
        self.products = products
    }

    /// The target with a name, if there is one.
    ///
    /// - Parameter name: the name of a target.
    public subscript(name: String) -> PackageTarget? { targets.first { $0.name == name } }

    /// What has to be built for some targets.
    ///
    /// - Parameters:
    ///   - names: the names of targets; those that do not exist are left out.
    ///   - includesPlugins: whether what a plugin needs to run counts too, though none of it gets into a program.
    /// - Returns: the targets themselves and all that they depend on, in the order of the manifest.
    public func closure(of names: some Sequence<String>, includesPlugins: Bool = false) -> [PackageTarget] {
        let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var reached: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard let target = byName[name], reached.insert(name).inserted else { continue }
            waiting += target.dependencies + (includesPlugins ? target.plugins : [])
        }
        return targets.filter { reached.contains($0.name) }
    }
}
