import JSONKit
import Repository
import Testing

@Suite("the package as a value")
struct PackageTests {
    private let dump = """
        {"name": "tessera", "toolsVersion": {"_version": "6.2.0"}, "targets": [
          {"name": "A", "type": "regular", "path": "Modules/A/Sources", "settings": [],
           "dependencies": [{"target": ["BInterface", null]}, {"byName": ["K", null]}],
           "pluginUsages": [{"plugin": ["P", null]}]},
          {"name": "BInterface", "type": "regular", "path": "Modules/B/Interface", "dependencies": []},
          {"name": "K", "type": "regular", "dependencies": []},
          {"name": "P", "type": "plugin", "path": "Modules/P/Plugin", "dependencies": [{"byName": ["T", null]}]},
          {"name": "T", "type": "executable", "path": "Modules/P/Tool", "dependencies": []},
          {"name": "ATests", "type": "test", "path": "Tests/ATests", "dependencies": [{"target": ["A", null]}]}],
         "products": [{"name": "A", "type": {"library": ["automatic"]}, "targets": ["A"]},
          {"name": "a", "type": {"executable": null}, "targets": ["T"]},
          {"name": "P", "type": {"plugin": null}, "targets": ["P"]}]}
        """

    @Test("a dump gives targets and products")
    func reading() throws {
        let package = try Package(dump: dump)
        #expect(package.name == "tessera")
        #expect(
            package["A"]
                == PackageTarget(
                    "A", path: "Modules/A/Sources", dependencies: ["BInterface", "K"], plugins: ["P"]))
        #expect(package["K"]?.path == "Sources/K")
        #expect(package.targets.map(\.kind) == [.regular, .regular, .regular, .plugin, .executable, .test])
        #expect(package.products.map(\.kind) == [.library, .executable, .plugin])
    }

    @Test("a closure holds what a target needs, and plugins only when asked for")
    func closure() throws {
        let package = try Package(dump: dump)
        #expect(package.closure(of: ["ATests", "Nobody"]).map(\.name) == ["A", "BInterface", "K", "ATests"])
        #expect(package.closure(of: ["A"], includesPlugins: true).map(\.name) == ["A", "BInterface", "K", "P", "T"])
    }

    @Test("what is missing is named where it should be")
    func malformed() {
        #expect(throws: JSONError("missing key `name`", at: JSONPosition(line: 1, column: 1))) {
            try Package(dump: "{}")
        }
    }
}
