import Repository
import Testing

@testable import BoundaryCheck

/// A repository in memory: rows of a manifest, and files.
///
/// The rows take the shapes that `Package.swift` gives them. A fixture begins with one well-behaved module of every
/// kind that a test asks for; `files` adds what breaks a rule.
struct Fixture {
    private var rows: [FixtureRow]
    private var files: [String: String] = [:]

    init(_ rows: FixtureRow...) {
        self.rows = rows
    }

    /// The same repository with one more file, or another text for one.
    func with(_ path: String, _ text: String) -> Fixture {
        var copy = self
        copy.files[path] = text
        return copy
    }

    var codebase: Codebase {
        let manifest = Self.manifest(rows)
        let targets = rows.flatMap(\.targets)
        let all = files.merging(["Package.swift": manifest]) { own, _ in own }
        return Codebase(package: Package(name: "tessera", targets: targets), files: all)
    }

    /// The contracts in the first lines, then a row a line: the first row stands in line 11.
    private static func manifest(_ rows: [FixtureRow]) -> String {
        """
        enum Contract: String {
            case a = "AInterface"
            case b = "BInterface"
            case commandKit = "CommandKitInterface"
            case featureKit = "FeatureKitInterface"
            case k = "K"
            case repository = "Repository"
            case stateKit = "StateKit"
        }
        let modules: [Module] = [
        \(rows.map { "    \($0.text)," }.joined(separator: "\n"))
        ]
        """
    }
}

extension Fixture {
    /// What a rule finds, line by line as it is printed.
    func findings(_ rule: any CodeRule) throws -> [String] {
        try rule.inspect(codebase).findings.sorted().map(\.description)
    }

    /// What a rule finds, without the reason and the remedy that its other tests assert.
    func problems(_ rule: any CodeRule) throws -> [String] {
        try rule.inspect(codebase).findings.sorted().map { "\($0.path):\($0.position) \($0.problem)" }
    }
}
