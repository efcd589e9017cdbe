import DescriptorKit
import FeatureKitInterface
import Repository
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("choosing what to build")
struct ChooserTests {
    private func ids(_ request: Request, _ repository: TemporaryFolder) throws -> [String] {
        let choice = try Chooser(repository: repository.path).choice(of: request)
        #expect(choice.selection.problems.isEmpty)
        return choice.selection.features.map(\.id)
    }

    @Test("a distribution, or features by hand, with additions and omissions")
    func requests() throws {
        let repository = try TemporaryFolder.withFeatures()
        let rows: [(Request, [String])] = [
            (Request(distribution: "tessera"), ["about", "commands"]),
            (Request(distribution: "tessera", with: ["calls"]), ["about", "sound", "calls", "commands"]),
            (Request(distribution: "tessera", with: ["calls"], without: ["about"]), ["sound", "calls", "commands"]),
            (Request(distribution: "tessera", with: ["about"]), ["about", "commands"]),
            (Request(name: "mini", only: ["about"]), ["about", "commands"]),
            (Request(distribution: "tessera", only: ["calls"]), ["sound", "calls", "commands"]),
            (Request(name: "mini", with: ["about"]), ["about", "commands"]),
        ]
        for (request, expected) in rows { #expect(try ids(request, repository) == expected, "\(request)") }
    }

    @Test("names, output and version come from the distribution unless they are given")
    func names() throws {
        let repository = try TemporaryFolder.withFeatures([
            "App/Distributions/kiosk.json":
                #"{ "name": "kiosk", "output": "kk", "features": [], "defaults": { "a": 1 } }"#
        ])
        let chooser = Chooser(repository: repository.path)
        let kiosk = try chooser.choice(of: Request(distribution: "kiosk"))
        #expect([kiosk.name, kiosk.output, kiosk.version] == ["kiosk", "kk", "1.2.3"])
        #expect(kiosk.defaults == ["a": "1"])
        let mini = try chooser.choice(of: Request(name: "mini", only: ["about"]))
        #expect([mini.name, mini.output, mini.version] == ["mini", "mini", "1.2.3"])
    }

    @Test("a request that makes no sense is refused with what to do")
    func refused() throws {
        let repository = try TemporaryFolder.withFeatures()
        let chooser = Chooser(repository: repository.path)
        let rows: [(Request, String)] = [
            (Request(), "nothing to build: name a distribution, or choose features with --name and --only"),
            (Request(only: ["about"]), "features chosen by hand need a name: add --name"),
            (Request(distribution: "tesera"), "unknown distribution `tesera`; did you mean `tessera`?"),
            (Request(distribution: "x"), "unknown distribution `x`; known distributions: tessera"),
            (
                Request(name: "Mini", only: ["about"]),
                "a name consists of lower-case words joined by hyphens, found `Mini`"
            ),
            (
                Request(name: "m", with: ["/nowhere"]),
                "/nowhere is no package: a feature outside this repository has a Package.swift and a feature.json"
            ),
        ]
        for (request, expected) in rows {
            do {
                _ = try chooser.choice(of: request)
                Issue.record("\(request) was taken")
            } catch {
                #expect("\(error)" == expected)
            }
        }
    }

    @Test("a package outside the repository takes part like any other feature")
    func outside() throws {
        let repository = try TemporaryFolder.withFeatures()
        let outside = try TemporaryFolder([
            "Package.swift": "",
            "feature.json": try repository.read("Modules/About/feature.json").replacing("about", with: "weather")
                .replacing("About", with: "Weather"),
        ])
        let choice = try Chooser(repository: repository.path).choice(of: Request(name: "m", with: [outside.path]))
        #expect(choice.selection.features.map(\.id) == ["weather", "commands"])
        #expect(choice.outside.map(\.path) == [outside.path])
        let manifest = try #require(
            AssemblyPackage(choice: choice, toolchain: "6", repository: "/r").files["Package.swift"])
        #expect(manifest.contains(#".package(name: "Weather", path: "\#(outside.path)")"#))
        #expect(manifest.contains(#".product(name: "Weather", package: "Weather")"#))
        #expect(manifest.contains(#".product(name: "CommandKit", package: "tessera")"#))
    }
}
