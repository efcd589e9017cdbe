import DescriptorKit
public import FeatureKitInterface
import JSONKit

/// Every feature of a repository, read from the `feature.json` of its modules.
public struct FeatureCatalogue: Sendable {
    /// The modules that describe a feature, sorted by path.
    public let modules: [DescribedModule]

    /// Reads `Modules/*/feature.json`.
    ///
    /// - Parameter repository: the folder of the repository.
    /// - Throws: ``FileError`` when a file cannot be read, ``LocatedError`` when one is malformed.
    public init(repository: String) throws {
        let folders = try Files.names(in: "\(repository)/Modules").map { "Modules/\($0)/feature.json" }
        modules = try folders.filter { Files.isFile("\(repository)/\($0)") }.map { path in
            try Self.module(path, in: repository)
        }
    }

    /// Reads one `feature.json`.
    ///
    /// - Parameters:
    ///   - path: the file, from the folder of the repository.
    ///   - repository: the folder of the repository.
    /// - Returns: the module.
    /// - Throws: ``FileError`` when the file cannot be read, ``LocatedError`` when it is malformed.
    public static func module(_ path: String, in repository: String) throws -> DescribedModule {
        let text = try Files.read("\(repository)/\(path)")
        do {
            return DescribedModule(path: path, document: try DescriptorDocument(parsing: text))
        } catch {
            throw LocatedError(error.message, path: "\(repository)/\(path)", at: error.position)
        }
    }

    /// What the modules say of themselves, tools included.
    public var descriptors: [FeatureDescriptor] { modules.map(\.descriptor) }

    /// What may be part of a distribution.
    public var selectable: [FeatureDescriptor] { descriptors.filter { $0.kind != .tool } }
}
