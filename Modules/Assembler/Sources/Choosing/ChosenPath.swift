import CommandKitInterface
import LocalizationKit
import RepositoryFiles

/// Paths that a person wrote.
enum ChosenPath {
    /// The path without `.`, `..` and symbolic links.
    ///
    /// - Throws: `CommandFailure` when there is nothing at the path.
    static func absolute(_ path: String) throws -> String {
        guard let resolved = Files.resolved(path) else { throw CommandFailure("there is nothing at \(path)") }
        return resolved
    }
}
