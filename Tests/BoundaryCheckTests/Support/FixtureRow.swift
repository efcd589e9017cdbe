import Repository

/// One row of the manifest of a fixture.
struct FixtureRow {
    var maker: String
    var name: String
    var interface: [String]?
    var uses: [String] = []
    var c: [String] = []
    var testing: [String]?
    var testedWith: [String] = []
    var features: [String] = []

    static func kit(_ name: String, uses: [String] = [], testing: [String]? = nil) -> FixtureRow {
        FixtureRow(maker: "kit", name: name, uses: uses, testing: testing)
    }

    static func toolLibrary(_ name: String, uses: [String] = []) -> FixtureRow {
        FixtureRow(maker: "toolLibrary", name: name, uses: uses)
    }

    static func kernel(_ name: String) -> FixtureRow { FixtureRow(maker: "kernel", name: name, interface: []) }

    static func feature(
        _ name: String, interface: [String]? = nil, uses: [String] = [], c: [String] = [], testing: [String]? = nil,
        testedWith: [String] = []
    ) -> FixtureRow {
        FixtureRow(
            maker: "feature", name: name, interface: interface, uses: uses, c: c, testing: testing,
            testedWith: testedWith)
    }

    static func system(_ name: String, interface: [String], uses: [String] = []) -> FixtureRow {
        FixtureRow(maker: "system", name: name, interface: interface, uses: uses)
    }

    static func tool(_ name: String, uses: [String] = []) -> FixtureRow {
        FixtureRow(maker: "tool", name: name, uses: uses, features: [name])
    }

    static func app(_ features: String...) -> FixtureRow {
        FixtureRow(maker: "Root", name: "App", features: features)
    }

    static func benchmark(_ name: String, of module: String, uses: [String] = []) -> FixtureRow {
        FixtureRow(maker: "benchmark", name: name, uses: uses, features: [module])
    }
}

extension FixtureRow {
    private static let contracts = [
        "AInterface": ".a", "BInterface": ".b", "CommandKitInterface": ".commandKit",
        "FeatureKitInterface": ".featureKit", "K": ".k", "Repository": ".repository", "StateKit": ".stateKit",
    ]

    /// The row as it is written in the manifest.
    var text: String {
        let parts = [
            "\"\(name)\"", interface.flatMap { list("interface", contracts($0)) }, list("uses", contracts(uses)),
            testing.map { "testing: .fakes(\(list("uses", contracts($0)) ?? ""))" },
            list("testedWith", contracts(testedWith)), list("features", features.map { "\"\($0)\"" }),
        ]
        return "\(maker == "Root" ? "" : ".")\(maker)(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }

    private func contracts(_ names: [String]) -> [String] { names.map { Self.contracts[$0] ?? "\"\($0)\"" } }

    private func list(_ label: String, _ words: [String]) -> String? {
        words.isEmpty ? nil : "\(label): [\(words.joined(separator: ", "))]"
    }

    /// The targets that the row makes.
    var targets: [PackageTarget] {
        switch maker {
        case "Root":
            return [
                PackageTarget("App", kind: .executable, path: "App", dependencies: features, plugins: ["P"]),
                PackageTarget("AppTests", kind: .test, path: "Tests/AppTests", dependencies: ["App"] + features),
            ]
        case "benchmark":
            let path = "Tests/Benchmarks/\(features[0])"
            return [PackageTarget(name, kind: .executable, path: path, dependencies: features + uses)]
        default: return moduleTargets
        }
    }

    private var moduleTargets: [PackageTarget] {
        let fakes = testedWith.map { $0.replacing("Interface", with: "") + "Testing" }
        let own = interface == nil ? [] : ["\(name)Interface"]
        let folder = "Modules/\(name)"
        var targets = c.map { PackageTarget($0, path: "\(folder)/\($0)") }
        if let interface {
            targets.append(PackageTarget("\(name)Interface", path: "\(folder)/Interface", dependencies: interface))
        }
        targets.append(PackageTarget(name, path: "\(folder)/Sources", dependencies: own + c + uses))
        if let testing {
            targets.append(
                PackageTarget("\(name)Testing", path: "\(folder)/Testing", dependencies: own + testing + fakes))
        }
        let tested = own + [name] + (testing == nil ? [] : ["\(name)Testing"]) + uses + fakes
        targets.append(PackageTarget("\(name)Tests", kind: .test, path: "Tests/\(name)Tests", dependencies: tested))
        if maker == "tool" {
            let path = "\(folder)/Tool"
            targets.append(PackageTarget("\(name)Tool", kind: .executable, path: path, dependencies: [name]))
        }
        return targets
    }
}
