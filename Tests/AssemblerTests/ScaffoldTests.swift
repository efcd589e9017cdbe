import Repository
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("making modules")
struct ScaffoldTests {
    static let manifest = """
        enum Contract: String, CaseIterable {
            case commandKit = "CommandKitInterface"
            case stateKit = "StateKit"
        }

        let modules: [Module] = [
            .feature("About", uses: [.commandKit]),
            .tool(
                "Assembler", command: "assemble",
                uses: [.commandKit]),
            .kit("StateKit"),
        ]

        """

    private func module(_ name: String, _ kind: NewModuleKind = .feature) throws -> NewModule {
        NewModule(name: try #require(ModuleName(name)), owner: "@tessera/new", kind: kind)
    }

    @Test("a name makes all the others")
    func names() throws {
        let rows = [
            ("Weather", "weather", "weather"), ("SIPEngine", "sipengine", "sipEngine"),
            ("JSONKit", "jsonkit", "jsonKit"),
            ("HTTP", "http", "http"), ("WidgetCore", "widgetcore", "widgetCore"), ("A", "a", "a"),
        ]
        for (name, id, variable) in rows {
            let name = try #require(ModuleName(name))
            #expect(name.id == id)
            #expect(name.variable == variable)
        }
        for word in ["weather", "", "We-ather", "WeatherInterface", "WeatherTests", "WeatherTesting", "Ünder", "1A"] {
            #expect(ModuleName(word) == nil, "\(word)")
        }
    }

    @Test("rows and cases are put where the alphabet wants them")
    func manifest() throws {
        let rows: [(String, NewModuleKind, String, String)] = [
            (
                "Weather", .kit, "    case stateKit = \"StateKit\"\n    case weather = \"Weather\"\n}",
                "    .kit(\"StateKit\"),\n    .kit(\"Weather\"),\n]"
            ),
            (
                "Aaa", .kit, "{\n    case aaa = \"Aaa\"\n    case commandKit",
                "= [\n    .kit(\"Aaa\"),\n    .feature(\"About\""
            ),
            (
                "Bbb", .kit, "{\n    case bbb = \"Bbb\"\n    case commandKit",
                "        uses: [.commandKit]),\n    .kit(\"Bbb\"),\n    .kit(\"StateKit\")"
            ),
            (
                "Aim", .feature, "{\n    case aim = \"AimInterface\"\n",
                "    .feature(\"About\", uses: [.commandKit]),\n    .feature(\n        \"Aim\", interface: [.featureKit]"
            ),
        ]
        for (name, kind, cases, list) in rows {
            var editor = ManifestEditor(Self.manifest)
            try editor.add(module(name, kind))
            #expect(editor.text.contains(cases), "\(editor.text)")
            #expect(editor.text.contains(list), "\(editor.text)")
        }
    }

    @Test("a manifest of another shape is refused and nothing is written")
    func otherManifest() throws {
        let repository = try TemporaryFolder(["Package.swift": "let package = 1\n", "CODEOWNERS": ""])
        #expect(throws: ScaffoldError.unknownManifest) {
            try Scaffold(repository: repository.path).make(module("Weather"))
        }
        #expect(!Files.isFolder("\(repository.path)/Modules"))
    }

    @Test("owners' lines stand with their like, behind the general ones")
    func owners() throws {
        var editor = OwnersEditor(
            "* @tessera/all\n/Modules/ @tessera/all\n/Modules/About/ @a/b\n/Modules/Zoo/ @a/b\n/Tests/AboutTests/ @a/b\n"
        )
        editor.add(try module("Weather"))
        #expect(
            editor.text
                == "* @tessera/all\n/Modules/ @tessera/all\n/Modules/About/ @a/b\n/Modules/Weather/ @tessera/new\n/Modules/Zoo/ @a/b\n/Tests/AboutTests/ @a/b\n/Tests/WeatherTests/ @tessera/new\n"
        )
    }

    @Test("what is there already is never overwritten")
    func exists() throws {
        let repository = try TemporaryFolder([
            "Package.swift": Self.manifest, "CODEOWNERS": "", "Modules/Weather/README.md": "mine",
        ])
        #expect(throws: ScaffoldError.exists("Modules/Weather")) {
            try Scaffold(repository: repository.path).make(module("Weather"))
        }
        #expect(try repository.read("Package.swift") == Self.manifest)
    }

    @Test("each kind has the files that the layout asks for")
    func files() throws {
        let feature = [
            "Modules/Weather/Interface/WeatherService.swift", "Modules/Weather/Interface/interface.json",
            "Modules/Weather/README.md", "Modules/Weather/Sources/BuiltInWeather.swift",
            "Modules/Weather/Sources/WeatherCommand.swift", "Modules/Weather/Sources/WeatherFeature.swift",
            "Modules/Weather/Testing/FakeWeather.swift", "Modules/Weather/feature.json",
            "Tests/WeatherTests/WeatherTests.swift",
        ]
        #expect(try module("Weather").files.keys.sorted() == feature)
        #expect(try module("Weather", .system).files.keys.sorted() == feature)
        #expect(
            try module("Weather", .kit).files.keys.sorted() == [
                "Modules/Weather/README.md", "Modules/Weather/Sources/Weather.swift",
                "Tests/WeatherTests/WeatherTests.swift",
            ])
    }

    @Test("ways between folders")
    func paths() {
        let rows = [
            ("/a/b", "/a/b", "."), ("/a/b", "/a", ".."), ("/a", "/a/b/c", "b/c"), ("/a/b", "/c/d", "../../c/d"),
            ("/", "/a", "a"),
        ]
        for (from, to, expected) in rows { #expect(RelativePath.path(from: from, to: to) == expected) }
    }

    @Test("a package of its own reaches this repository by a relative path; a kit cannot stand alone")
    func standalone() throws {
        let folder = try TemporaryFolder(["tessera/Package.swift": ""])
        let scaffold = Scaffold(repository: "\(folder.path)/tessera")
        _ = try scaffold.make(module("Weather"), standaloneIn: "\(folder.path)/outside")
        #expect(try folder.read("outside/Weather/Package.swift").contains(#"path: "../../tessera")"#))
        #expect(throws: ScaffoldError.standaloneKit) {
            try scaffold.make(module("Sky", .kit), standaloneIn: folder.path)
        }
        #expect(throws: ScaffoldError.exists("\(folder.path)/outside/Weather")) {
            try scaffold.make(module("Weather"), standaloneIn: "\(folder.path)/outside")
        }
    }
}
