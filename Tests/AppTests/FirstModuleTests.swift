import FeatureKitTesting
import Testing

/// What a newcomer does first, with real tools on a copy of this repository.
@Suite("a first module, as a newcomer makes it")
struct FirstModuleTests {
    @Test("a module is made, passes the check and its own test, and is walled off", .timeLimit(.minutes(20)))
    func walls() async throws {
        let copy = try RepositoryCopy()
        let made = try await copy.tool("assemble", "new-module", "Weather", "--owner", "@tessera/weather")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.split(separator: "\n").contains("Modules/Weather/feature.json"))
        #expect(try await copy.tool("check", "--update-diagram").status == 0)

        let check = try await copy.tool("check")
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        #expect(check.output.contains(" rules kept, 0 broken"))

        let test = try await copy.swift(
            "test", "--disable-xctest", "--scratch-path", "\(copy.path)/.build/focus", focus: "Weather")
        #expect(test.status == 0, "\(test.output)\(test.errors)")
        #expect(test.output.contains("Test run with 2 tests"))

        try await importsAnImplementation(copy)
        try await listsAnImplementation(copy)
    }

    /// Importing another feature's implementation is refused with file, line and column.
    private func importsAnImplementation(_ copy: RepositoryCopy) async throws {
        let source = "Modules/Weather/Sources/BuiltInWeather.swift"
        try copy.edit(source) { "import About\n" + $0 }
        let check = try await copy.tool("check", "impl-import")
        #expect(check.status == 1)
        #expect(check.output.contains("\(source):1:8: error: [impl-import]"), "\(check.output)")
        try copy.edit(source) { $0.replacing("import About\n", with: "") }
    }

    /// Listing it in the manifest is refused by the compiler, with file, line and column.
    private func listsAnImplementation(_ copy: RepositoryCopy) async throws {
        try copy.edit("Package.swift") { text in
            text.replacing(
                "\"Weather\", interface: [.featureKit], uses: [.commandKit",
                with: "\"Weather\", interface: [.featureKit], uses: [.about, .commandKit")
        }
        let dump = try await copy.swift("package", "dump-package", focus: "Weather")
        #expect(dump.status != 0)
        #expect((dump.output + dump.errors).contains("error: type 'Contract' has no member 'about'"))
        #expect((dump.output + dump.errors).contains(#/Package\.swift:\d+:\d+: error/#))
    }

    @Test("binaries consist of what was chosen: nothing else is compiled, and nothing twice", .timeLimit(.minutes(20)))
    func binaries() async throws {
        let copy = try RepositoryCopy()
        for name in ["Weather", "Broken"] {
            #expect(try await copy.tool("assemble", "new-module", name, "--owner", "@tessera/new").status == 0)
        }
        try copy.edit("Modules/Broken/Sources/BuiltInBroken.swift") { $0 + "\nthis does not compile\n" }

        let first = try await build(copy, "weather")
        #expect(first.compiled.contains("Weather"))
        #expect(Set(first.compiled).isDisjoint(with: ["Broken", "BrokenInterface", "About"]))
        #expect(try await copy.run("\(copy.path)/out/weather", ["weather"]).output == "weather says hello\n")

        #expect(try await build(copy, "weather").compiled == [])

        // Another selection: only what is new, which is the feature with the interfaces that it alone imports, and the
        // list of features.
        let other = Set(try await build(copy, "about").compiled)
        let imported: Set = ["NavigationInterface", "PlatformInterface", "StateKit", "TextViewKitInterface"]
        #expect(other == imported.union(["About", "CNote_about", "Distribution_about"]))
        #expect(try await build(copy, "weather").compiled == [])

        // An edited implementation: its module alone, and the binary is linked anew.
        try copy.edit("Modules/Weather/Sources/BuiltInWeather.swift") { $0.replacing("says hello", with: "says bye") }
        #expect(try await build(copy, "weather").compiled == ["Weather"])
        #expect(try await copy.run("\(copy.path)/out/weather", ["weather"]).output == "weather says bye\n")

        let broken = try await copy.tool(
            "assemble", "build", "--name", "broken", "--only", "broken", "--debug", "--output", "\(copy.path)/out")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("Modules/Broken/Sources/BuiltInBroken.swift:"), "\(broken.errors)")

        let absent = try await copy.run("\(copy.path)/out/about", ["weather"])
        #expect(absent.status == 3)
        #expect(
            absent.errors == "weather: not in this build (about, \(copy.path)/out/about). weather provides it: "
                + "Scripts/assemble build about --with weather\n")
    }

    private struct Built {
        var compiled: [String]
    }

    private func build(_ copy: RepositoryCopy, _ id: String) async throws -> Built {
        let outcome = try await copy.tool(
            "assemble", "build", "--name", id, "--only", id, "--debug", "--json", "--output", "\(copy.path)/out")
        try #require(outcome.status == 0, "\(outcome.errors)")
        return Built(compiled: try BuildDocument(outcome.output).compiled)
    }
}
