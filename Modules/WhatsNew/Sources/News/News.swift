import FeatureKitInterface

/// What there is to tell of this build: the releases up to its version, with what its features brought.
struct News {
    /// The version of the build; `nil` when it is none, so that nothing can be told apart.
    let current: ProductVersion?
    private let releases: [Release]

    init(_ releases: [Release], version: String, features: Set<String>) {
        let current = ProductVersion(version)
        self.current = current
        self.releases = releases.compactMap { release in
            let changes = release.changes.filter { features.contains($0.feature) }
            guard let current, let version = release.productVersion, version <= current, !changes.isEmpty else {
                return nil
            }
            return Release(version: release.version, changes: changes)
        }
    }

    @MainActor
    init(of assembly: any AssemblyInformation) {
        self.init(.all, version: assembly.build.version, features: Set(assembly.features.map(\.id)))
    }

    /// The releases after a version, the newest first; all of them for `nil`.
    func releases(since seen: ProductVersion?) -> [Release] {
        releases.filter { release in
            guard let seen, let version = release.productVersion else { return true }
            return version > seen
        }
    }
}

extension [Release] {
    fileprivate static var all: [Release] { Release.all }
}

extension Release {
    fileprivate var productVersion: ProductVersion? { ProductVersion(version) }
}
