import DescriptorKit
import JSONKit
import Repository
import RepositoryFiles

/// Everything that rules look at: the repository as a value.
struct Codebase {
    let package: Package
    let manifest: Manifest
    /// The texts by their paths; that of a file which no rule reads is empty.
    let files: [String: String]
    let paths: [String]
    /// The names of the modules, as the folders in `Modules` are called.
    let modules: [String]
    /// The targets in the order of the manifest.
    let units: [Unit]
    let sources: [SourceFile]
    /// What each target imports and lists of this package.
    let edges: [Edge]
    let descriptors: [DescribedModule]
    /// The descriptors that could not be read, and why.
    let malformed: [LocatedError]

    private let unitsByName: [String: Unit]
    private let filesByUnit: [String: [SourceFile]]

    init(package: Package, files: [String: String]) {
        let manifestFile = SourceFile(path: "Package.swift", text: files["Package.swift"] ?? "", unit: nil)
        let manifest = Manifest(manifestFile.source)
        let units = package.targets.map { Unit($0, manifest: manifest) }
        let unitsByName = Dictionary(units.map { ($0.name, $0) }) { first, _ in first }
        let paths = files.keys.sorted()
        let sources = paths.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map { path in
            SourceFile(path: path, text: files[path] ?? "", unit: Self.unit(of: path, among: units))
        }
        let compiled = sources.filter { $0.unit != nil }
        (self.package, self.manifest, self.files, self.paths) = (package, manifest, files, paths)
        modules = Self.modules(in: paths)
        (self.units, self.unitsByName) = (units, unitsByName)
        self.sources = sources + [manifestFile]
        filesByUnit = Dictionary(grouping: compiled) { $0.unit?.name ?? "" }
        edges =
            compiled.flatMap { Self.edges(of: $0, among: unitsByName) }
            + units.flatMap { Self.edges(of: $0, in: manifest, among: unitsByName) }
        (descriptors, malformed) = Self.descriptors(in: files, paths)
    }

    private static func modules(in paths: [String]) -> [String] {
        let names = paths.filter { $0.hasPrefix("Modules/") }.map { $0.split(separator: "/") }
        return Set(names.filter { $0.count > 2 }.map { String($0[1]) }).sorted()
    }

    private static func unit(of path: String, among units: [Unit]) -> Unit? {
        let candidates = units.filter { path.hasPrefix("\($0.target.path)/") }
        return candidates.max { $0.target.path.utf8.count < $1.target.path.utf8.count }
    }

    private static func edges(of file: SourceFile, among units: [String: Unit]) -> [Edge] {
        file.imports.compactMap { found in
            guard let user = file.unit, let used = units[found.module] else { return nil }
            return Edge(user: user, used: used, origin: .source, path: file.path, position: found.position)
        }
    }

    private static func edges(of unit: Unit, in manifest: Manifest, among units: [String: Unit]) -> [Edge] {
        unit.target.dependencies.compactMap { units[$0] }.map { used in
            Edge(
                user: unit, used: used, origin: .manifest, path: "Package.swift",
                position: manifest.place(of: used, in: unit))
        }
    }

    private static func descriptors(
        in files: [String: String], _ paths: [String]
    ) -> ([DescribedModule], [LocatedError]) {
        var descriptors: [DescribedModule] = []
        var malformed: [LocatedError] = []
        for path in paths where path.hasPrefix("Modules/") && path.hasSuffix("/feature.json") {
            do throws(JSONError) {
                let document = try DescriptorDocument(parsing: files[path] ?? "")
                descriptors.append(DescribedModule(path: path, document: document))
            } catch {
                malformed.append(LocatedError(error.message, path: path, at: error.position))
            }
        }
        return (descriptors, malformed)
    }
}

extension Codebase {
    /// The target with a name.
    subscript(name: String) -> Unit? { unitsByName[name] }

    /// The files that are compiled into a target.
    func files(of unit: Unit) -> [SourceFile] { filesByUnit[unit.name] ?? [] }
}
