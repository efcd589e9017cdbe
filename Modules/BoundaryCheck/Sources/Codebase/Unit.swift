import Repository

/// A target, seen by the walls between modules.
struct Unit: Hashable {
    /// What a target is for, by the folder it stands in.
    enum Role: Hashable {
        /// What others may import.
        case interface
        /// What nobody else may import, unless it is a kit or a tool library.
        case implementation
        /// Fakes and harnesses for tests.
        case testing
        /// C, private to its module.
        case c
        /// A plugin of the build.
        case plugin
        /// A program that the build runs.
        case buildTool
        /// A program that names implementations: the app, or a tool.
        case root
        /// Tests of one module.
        case tests
        /// Tests of the assembled app.
        case rootTests
        /// A benchmark or a fuzzer.
        case program
    }

    var target: PackageTarget
    var role: Role
    /// The module that the target belongs to; a root outside of `Modules` is a module of its own.
    var module: String
    /// What the manifest says the module is; `nil` outside of `Modules`.
    var kind: ModuleKind?

    var name: String { target.name }

    init(_ target: PackageTarget, manifest: Manifest) {
        let parts = target.path.split(separator: "/").map(String.init)
        let folder = parts.first ?? ""
        self.target = target
        module = Self.module(parts)
        kind = manifest.module(module)?.kind
        switch folder {
        case "Modules": role = Self.role(of: parts.count > 2 ? parts[2] : "", kind: kind)
        case "Tests": role = Self.testRole(target, isModule: kind != nil)
        default: role = .root
        }
    }

    private static func module(_ parts: [String]) -> String {
        switch parts.first {
        case "Modules" where parts.count > 1: parts[1]
        case "Tests" where parts.count > 2: parts[2]
        case "Tests" where parts.count > 1 && parts[1].hasSuffix("Tests"): String(parts[1].dropLast(5))
        default: parts.joined(separator: "/")
        }
    }

    private static func role(of folder: String, kind: ModuleKind?) -> Role {
        switch folder {
        case "Interface": .interface
        case "Sources": .implementation
        case "Testing": .testing
        case "Plugin": .plugin
        case "Tool": kind == .tool ? .root : .buildTool
        default: .c
        }
    }

    private static func testRole(_ target: PackageTarget, isModule: Bool) -> Role {
        switch target.kind {
        case .test: isModule ? .tests : .rootTests
        case .executable: .program
        case .regular, .plugin, .system: .c
        }
    }
}

extension Unit {
    /// Whether the target is for tests only.
    var isForTests: Bool { [.testing, .tests, .rootTests, .program].contains(role) }

    /// Whether other modules may build on the target.
    var isForOtherModules: Bool {
        role == .interface || role == .implementation && (kind == .kit || kind == .toolLibrary)
    }

    /// Whether the target never gets into a distribution.
    var isForDevelopers: Bool { kind == .tool || kind == .toolLibrary || role == .buildTool }

    /// What the target is, in words.
    var description: String {
        switch role {
        case .interface: "an interface"
        case .implementation where kind == .kit: "a kit"
        case .implementation where kind == .toolLibrary: "a tool library"
        case .implementation: "an implementation"
        case .testing: "for tests only"
        case .c: "C of \(module)"
        case .plugin: "a plugin"
        case .buildTool, .root, .program: "a program"
        case .tests, .rootTests: "tests"
        }
    }
}
