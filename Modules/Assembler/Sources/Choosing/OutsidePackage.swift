import FeatureKitInterface
import Repository
import RepositoryFiles

/// A feature in a package of its own, outside this repository.
struct OutsidePackage: Equatable {
    /// The absolute path of its folder.
    let path: String
    /// What its `feature.json` says.
    let descriptor: FeatureDescriptor

    /// Reads the package in a folder.
    ///
    /// - Throws: `FileError` or `LocatedError` when there is no readable `feature.json`, and ``ChoiceError`` when there
    ///   is no package.
    init(path: String) throws {
        guard Files.isFile("\(path)/Package.swift") else { throw ChoiceError.noPackage(path: path) }
        self.path = path
        descriptor = try FeatureCatalogue.module("feature.json", in: path).descriptor
    }
}
