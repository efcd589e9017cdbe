import Repository
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("making a module by command")
struct NewModuleCommandTests {
    private let program: AssembleProgram

    init() throws {
        program = try AssembleProgram(["Package.swift": ScaffoldTests.manifest, "CODEOWNERS": "* @tessera/all\n"])
    }

    @Test("what was written is listed, and what to do next is told")
    func made() throws {
        let rows = [("feature", ", Scripts/run --only weather weather"), ("kit", "")]
        for (kind, run) in rows {
            let program = try AssembleProgram(["Package.swift": ScaffoldTests.manifest, "CODEOWNERS": ""])
            let name = try #require(ModuleName("Weather"))
            let module = NewModule(name: name, owner: "@a/b", kind: kind == "kit" ? .kit : .feature)
            let paths = (module.files.keys + ["CODEOWNERS", "Package.swift"]).sorted()
            let result = try program.run("new-module", "Weather", "--owner", "@a/b", "--kind", kind)
            let next = "next: Scripts/test Weather\(run), Scripts/check\n"
            #expect(
                result == ProcessResult(status: 0, output: paths.map { "\($0)\n" }.joined(), errors: next))
            for path in paths { #expect(Files.isFile(program.path(path)), "\(path)") }
        }
    }

    @Test("a package of its own is made in the folder that was named, and the repository stays as it is")
    func standalone() throws {
        let run = try program.run("new-module", "Weather", "--owner", "@a/b", "--standalone", "outside")
        #expect(run.output.hasPrefix(".gitignore\nInterface/WeatherService.swift\n"))
        #expect(run.errors == "next: swift test, and Scripts/assemble build --name my-weather --with PATH\n")
        #expect(run.status == 0)
        let names = try Files.names(in: program.path("outside/Weather"))
        #expect(
            names == [
                ".gitignore", "Interface", "Package.swift", "README.md", "Sources", "Testing", "Tests", "feature.json",
            ])
        let manifest = try program.repository.read("Package.swift")
        #expect(manifest == ScaffoldTests.manifest)
    }

    @Test("without a good name and a good owner nothing is made")
    func refused() throws {
        let name =
            "a module is named by a Swift identifier that begins with a capital and ends neither in Interface nor in "
            + "Testing nor in Tests, such as Weather; found `weather`"
        let rows: [([String], String, Int32)] = [
            (["weather", "--owner=@a/b"], name, 1),
            (["Weather", "--kind=kit"], "a module needs an owner; add --owner @organization/team", 2),
            (["Weather", "--owner=a/b"], "an owner is written as @organization/team, found `a/b`", 1),
            (["Weather", "--owner=@a/"], "an owner is written as @organization/team, found `@a/`", 1),
            (["Weather", "--owner=@a/b/c"], "an owner is written as @organization/team, found `@a/b/c`", 1),
        ]
        for (words, message, status) in rows {
            let run = try program.run("new-module", words[0], words[1])
            #expect(run == .refusal(message, status: status))
        }
        #expect(!Files.isFolder(program.path("Modules/Weather")))
    }

    @Test("a kit cannot stand alone, and what is there already is not overwritten")
    func scaffold() throws {
        let kit = try program.run(
            "new-module", "Sky", "--owner=@a/b", "--kind=kit", "--standalone=\(program.repository.path)")
        #expect(kit == .refusal("a kit cannot stand alone: leave out --kind, or --standalone"))
        let about = try program.run("new-module", "About", "--owner=@a/b")
        #expect(
            about == .refusal("Modules/About is there already; choose another name or remove it first"))
    }
}
