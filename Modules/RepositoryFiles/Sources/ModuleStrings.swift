import DescriptorKit
import JSONKit

/// The texts of a module, and where its sources use them.
public struct ModuleStrings {
    private let path: String
    private let folder: String
    private let catalogue: StringCatalogue

    /// Reads the `strings.json` of a module.
    ///
    /// - Parameter folder: the folder of the module.
    /// - Throws: ``FileError`` when it cannot be read, ``LocatedError`` when it is no JSON object with unique keys.
    public init(folder: String) throws {
        self.folder = folder
        path = "\(folder)/strings.json"
        let text = try Files.read(path)
        do { catalogue = try StringCatalogue(parsing: text) } catch {
            throw LocatedError(error.message, path: path, at: error.position)
        }
    }

    /// Everything that is wrong with the texts, those that no source uses last.
    ///
    /// - Throws: ``FileError`` when a source cannot be read.
    public var problems: [LocatedError] {
        get throws {
            let parts = ["Interface", "Sources"].map { "\(folder)/\($0)" }.filter(Files.isFolder)
            let used = try parts.reduce(into: Set()) { $0.formUnion(try keys(in: $1)) }
            return (catalogue.problems + catalogue.unused(besides: used)).map {
                LocatedError($0.message, path: path, at: $0.position)
            }
        }
    }

    /// The Swift text for one target of the module.
    ///
    /// - Parameter target: the folder of the target.
    /// - Returns: a whole Swift file with `enum Strings`.
    /// - Throws: ``FileError`` when a source cannot be read.
    public func source(for target: String) throws -> String {
        let module = folder.split(separator: "/").last.map(String.init) ?? folder
        return StringsSource.file(module: module, catalogue, using: try keys(in: target))
    }

    private func keys(in folder: String) throws -> Set<String> {
        try Files.names(in: folder).map { "\(folder)/\($0)" }.reduce(into: []) { keys, path in
            if Files.isFolder(path) { return keys.formUnion(try self.keys(in: path)) }
            if path.hasSuffix(".swift") { keys.formUnion(StringUsage.keys(in: try Files.read(path))) }
        }
    }
}
