import FeatureKitInterface
import JSONKit
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("the features of a repository")
struct FeatureCatalogueTests {
    private static func descriptor(_ id: String, _ kind: FeatureKind) -> String {
        """
        { "id": "\(id)", "target": "T\(id)", "type": "F\(id)", "kind": "\(kind.rawValue)", "summary": "it",
          "version": "0.1.0", "stability": "beta", "owner": "@a/b" }
        """
    }

    @Test("modules that describe a feature are found by their path, and tools cannot be chosen")
    func catalogue() throws {
        let folder = try TemporaryFolder([
            "Modules/B/feature.json": Self.descriptor("first", .system),
            "Modules/A/feature.json": Self.descriptor("second", .tool),
            "Modules/C/feature.json": Self.descriptor("third", .feature), "Modules/Kit/README.md": "",
        ])
        let catalogue = try FeatureCatalogue(repository: folder.path)
        let paths = catalogue.modules.map(\.path)
        #expect(paths == ["Modules/A/feature.json", "Modules/B/feature.json", "Modules/C/feature.json"])
        #expect(catalogue.descriptors.map(\.id) == ["second", "first", "third"])
        #expect(catalogue.selectable.map(\.id) == ["first", "third"])
    }

    @Test("a descriptor that is malformed is told with its place")
    func malformed() throws {
        let folder = try TemporaryFolder([
            "Modules/A/feature.json": Self.descriptor("a", .tool).replacing("0.1.0", with: "1")
        ])
        let path = "\(folder.path)/Modules/A/feature.json"
        let error = LocatedError(
            "expected a version such as 1.2.3, found \"1\"", path: path, at: JSONPosition(line: 2, column: 14))
        #expect(throws: error) { try FeatureCatalogue(repository: folder.path) }
        #expect("\(error)" == "\(path):2:14: error: expected a version such as 1.2.3, found \"1\"")
    }

    @Test("a folder without modules is no repository")
    func noModules() throws {
        let folder = try TemporaryFolder()
        let error = FileError(path: "\(folder.path)/Modules", action: "list", reason: "No such file or directory")
        #expect(throws: error) { try FeatureCatalogue(repository: folder.path) }
    }
}
