public import DescriptorKit
public import FeatureKitInterface
public import JSONKit

/// Reads distributions of a repository.
public struct DistributionReader {
    /// The folder of the repository.
    public let repository: String

    /// Creates a reader.
    ///
    /// - Parameter repository: the folder of the repository.
    public init(repository: String) {
        self.repository = repository
    }

    /// Reads one distribution.
    ///
    /// - Parameter path: the file, from the folder of the repository.
    /// - Returns: what it says.
    /// - Throws: ``FileError`` when the file cannot be read, ``LocatedError`` when it is malformed.
    public func document(_ path: String) throws -> DistributionDocument {
        let text = try Files.read("\(repository)/\(path)")
        do {
            return try DistributionDocument(parsing: text)
        } catch {
            throw LocatedError(error.message, path: "\(repository)/\(path)", at: error.position)
        }
    }

    /// Reads one distribution and closes it over its needs.
    ///
    /// - Parameters:
    ///   - path: the file, from the folder of the repository.
    ///   - catalogue: the features to choose from.
    /// - Returns: what is to be generated.
    /// - Throws: as ``document(_:)`` does, and ``LocatedError`` for the first problem of the choice.
    public func plan(_ path: String, catalogue: [FeatureDescriptor]) throws -> DistributionPlan {
        let document = try document(path)
        let selection = Selection(chosen: document.features.map(\.id), among: catalogue)
        if let problem = selection.problems.first {
            throw LocatedError("\(problem)", path: "\(repository)/\(path)", at: document.position(of: problem))
        }
        return DistributionPlan(
            name: document.name, version: try version(of: document), toolchain: try Toolchain.version(),
            features: selection.features, catalogue: catalogue, defaults: document.defaults)
    }

    /// The version of a distribution: its own, or that of `tessera`.
    ///
    /// - Parameter document: the distribution.
    /// - Returns: `major.minor.patch`.
    /// - Throws: as ``document(_:)`` does for `tessera`.
    public func version(of document: DistributionDocument) throws -> String {
        if let version = document.version { return version }
        return try self.document("App/Distributions/tessera.json").version ?? "0.0.0"
    }
}

extension DistributionDocument {
    /// Where in the document a problem is best mended.
    ///
    /// - Parameter problem: what is wrong with the choice.
    /// - Returns: the place of the feature that the problem is about, or of the name when no listed one is.
    public func position(of problem: SelectionProblem) -> JSONPosition {
        let listed = features.filter { problem.features.contains($0.id) }
        if case .duplicate = problem { return listed.last?.position ?? namePosition }
        return listed.first?.position ?? namePosition
    }
}
