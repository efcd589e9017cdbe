import DescriptorKit
import FeatureKitInterface
import JSONKit
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("the distributions of a repository")
struct DistributionReaderTests {
    private static let program = Provision("Program", interface: "FeatureKitInterface", version: 1)

    private let catalogue: [FeatureDescriptor] = {
        var commands = FeatureDescriptor(id: "commands", target: "CommandKit", type: "CommandsFeature")
        commands.provides = [Self.program]
        return [FeatureDescriptor(id: "about", target: "About", type: "AboutFeature"), commands]
    }()

    private let folder: TemporaryFolder
    private var reader: DistributionReader { DistributionReader(repository: folder.path) }

    init() throws {
        folder = try TemporaryFolder([
            "App/Distributions/tessera.json": #"{ "name": "tessera", "version": "1.2.3", "features": ["about"] }"#,
            "App/Distributions/kiosk.json":
                #"{ "name": "kiosk", "output": "kk", "version": "2.0.0", "features": [], "defaults": { "a": true } }"#,
            "App/Distributions/mini.json": #"{ "name": "mini", "features": ["about"], "defaults": { "a": 1 } }"#,
        ])
    }

    @Test("a distribution is read as it is written")
    func document() throws {
        let kiosk = try reader.document("App/Distributions/kiosk.json")
        #expect([kiosk.name, kiosk.output, kiosk.version] == ["kiosk", "kk", "2.0.0"])
        #expect(kiosk.defaults == ["a": "true"])
        #expect(kiosk.features == [])
    }

    @Test("a plan holds what comes along, and has the version of tessera when the distribution has none")
    func plan() throws {
        let plan = try reader.plan("App/Distributions/mini.json", catalogue: catalogue)
        #expect(plan.name == "mini")
        #expect(plan.version == "1.2.3")
        #expect(plan.features.map(\.id) == ["about", "commands"])
        #expect(plan.catalogue.map(\.id) == ["about", "commands"])
        #expect(plan.defaults == ["a": "1"])
        let toolchain = try Toolchain.version()
        #expect(plan.toolchain == toolchain)
    }

    @Test("a version is a distribution's own, that of tessera, or nothing that was ever released")
    func versions() throws {
        for (name, expected) in [("kiosk", "2.0.0"), ("mini", "1.2.3"), ("tessera", "1.2.3")] {
            let document = try reader.document("App/Distributions/\(name).json")
            let version = try reader.version(of: document)
            #expect(version == expected, "\(name)")
        }
        let bare = try TemporaryFolder(["App/Distributions/tessera.json": #"{ "name": "tessera", "features": [] }"#])
        let reader = DistributionReader(repository: bare.path)
        let version = try reader.version(of: reader.document("App/Distributions/tessera.json"))
        #expect(version == "0.0.0")
    }

    @Test("what is malformed, and a choice that cannot be put together, are told with their place")
    func refused() throws {
        let path = "\(folder.path)/App/Distributions/x.json"
        let rows: [(String, Int, Int, String)] = [
            ("{\n\"nam\": 1 }", 2, 1, "unknown key `nam`; did you mean `name`?"),
            (#"{ "name": "x", "features": ["about",] }"#, 1, 37, "expected a value, found `]`"),
            (
                "{ \"name\": \"x\",\n\"features\": [\"abuot\"] }", 2, 14,
                "unknown feature `abuot`; did you mean `about`?"
            ),
            (
                #"{ "name": "x", "features": ["about", "about"] }"#, 1, 38,
                "feature `about` is listed twice; remove one of the two"
            ),
        ]
        for (text, line, column, message) in rows {
            try Files.write(text, to: path)
            let error = LocatedError(message, path: path, at: JSONPosition(line: line, column: column))
            #expect(throws: error) { try reader.plan("App/Distributions/x.json", catalogue: catalogue) }
        }
        let missing = FileError(path: "\(folder.path)/none", action: "read", reason: "No such file or directory")
        #expect(throws: missing) { try reader.document("none") }
    }

    @Test("a problem of what nobody listed stands at the name")
    func position() throws {
        let need = Need("Sound", interface: "I", versions: 1...1)
        let document = try DistributionDocument(parsing: #"{ "name": "x", "features": ["about", "about"] }"#)
        let rows: [(SelectionProblem, Int)] = [
            (.duplicate(id: "about"), 38), (.duplicate(id: "calls"), 11), (.excluded(id: "about"), 29),
            (.unmet(need: need, neededBy: nil, leftOut: []), 11), (.cycle(["calls", "about"]), 29),
        ]
        for (problem, column) in rows {
            #expect(document.position(of: problem) == JSONPosition(line: 1, column: column), "\(problem)")
        }
    }
}
