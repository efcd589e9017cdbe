import CommandKitTesting
import FeatureKitInterface
import Testing

@testable import BoundaryCheck

@Suite("the command check")
@MainActor
struct CheckCommandTests {
    @Test("a broken rule is printed with its place, and the exit code is 1")
    func broken() async throws {
        let repository = try TemporaryRepository()
        try repository.write("import Glibc\n", to: "Modules/K/Sources/K.swift")
        let run = await check(["kit-pure", "--repository", repository.path], repository)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(
            lines.first == "Modules/K/Sources/K.swift:1:8: error: [kit-pure] K imports Glibc, which has effects. "
                + "why: everybody may import a kit, so a kit with effects would carry them past every wall. "
                + "fix: take what is needed as a parameter; kits import Observation, RegexBuilder, Swift, "
                + "Synchronization of the toolchain")
        #expect(lines.last?.hasPrefix("0 rules kept, 1 broken (1 modules, 1 imports, ") == true)
        #expect(run.code == .failed)
        #expect(run.errors == "")
    }

    @Test("when every rule is kept only the summary is printed, and the exit code is 0")
    func kept() async throws {
        let repository = try TemporaryRepository()
        try repository.write("public let a = 1\n", to: "Modules/K/Sources/K.swift")
        let run = await check(["kit-pure", "formatted", "no-leak"], repository)
        #expect(run.output.hasPrefix("3 rules kept, 0 broken (1 modules, 0 imports, "))
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.code == .done)
    }

    @Test("--json prints the document of the schema")
    func json() async throws {
        let repository = try TemporaryRepository()
        try repository.write("import Glibc\n", to: "Modules/K/Sources/K.swift")
        let run = await check(["kit-pure", "--json"], repository)
        #expect(run.output.hasPrefix("{\n  \"schema\": \"tessera.check\",\n  \"version\": 1,\n  \"rules\": [\n"))
        #expect(
            run.output.contains("\"path\": \"Modules/K/Sources/K.swift\",\n      \"line\": 1,\n      \"column\": 8,"))
        #expect(run.code == .failed)
    }

    @Test("--diagram prints what is to be pasted")
    func diagram() async throws {
        let repository = try TemporaryRepository()
        let run = await check(["--diagram"], repository)
        #expect(
            run.output == "<!-- check:diagram -->\n```mermaid\ngraph LR\n    K\n```\n<!-- check:diagram end -->\n")
    }

    @Test("--list prints each rule with its reason")
    func list() async throws {
        let run = await check(["--list"], try TemporaryRepository())
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == RuleList.names.count)
        let reason = "an import that no target lists compiles only by the luck of the build order"
        #expect(lines.first.map(String.init) == "undeclared-import      \(reason)")
        #expect(run.code == .done)
    }

    @Test("an unknown rule is a usage error with the nearest name")
    func unknown() async throws {
        let run = await check(["no-cycel"], try TemporaryRepository())
        #expect(run.code == .usage)
        #expect(run.errors.contains("no-cycel") && run.errors.contains("no-cycle"))
    }

    @Test("a folder that is no repository is an error that names it")
    func nowhere() async throws {
        let run = await check(["--repository", "/no/where"], try TemporaryRepository())
        #expect(run.code == .failed)
        #expect(run.errors.contains("/no/where/Package.swift: cannot read: No such file or directory"))
    }

    private func check(_ words: [String], _ repository: TemporaryRepository) async -> CommandRun {
        var environment = repository.environment
        environment["TESSERA_REPOSITORY"] = repository.path
        return await CommandHarness.runRoot(CheckCommand.command, words, environment: environment)
    }
}
