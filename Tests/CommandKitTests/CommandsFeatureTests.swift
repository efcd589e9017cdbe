import CommandKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import Testing

@Suite("the feature commands")
@MainActor
struct CommandsFeatureTests {
    private func registry() -> RecordingRegistry {
        var registry = RecordingRegistry()
        CommandsFeature.register(in: &registry)
        return registry
    }

    @Test("what is registered is what the descriptor says")
    func descriptor() throws {
        let registry = registry()
        let resolver = RecordingResolver(registry: registry)
        let commands = try registry.commands.map { try $0.make(resolver) }
        #expect(registry.unexpected == [])
        #expect(registry.commands.map(\.id) == commands.map(\.name))
        let said = CommandsFeature.descriptor.commands.map { [LocalizedText($0.name), $0.abstract] }
        #expect(Set(said) == Set(commands.map { [LocalizedText($0.name), $0.abstract] }))
    }

    @Test("the built-in commands keep the conventions")
    func conventions() throws {
        let registry = registry()
        let resolver = RecordingResolver(registry: registry)
        let commands = try registry.commands.map { try $0.make(resolver) }
        #expect(CommandConformance.problems(in: commands) == [])
    }

    @Test("the program of the registry runs every built-in command")
    func program() async throws {
        let registry = registry()
        let make = try #require(registry.program)
        let program = try make(RecordingResolver(registry: registry))
        let rows: [([String], String)] = [
            (["features"], "tessera (0123456789abcdef)\n"), (["help", "help"], "Usage: tessera help [COMMAND…]\n"),
            (["completions", "bash"], "# Completions of tessera for bash."),
            (["manual"], ".Dd $Mdocdate$\n.Dt TESSERA 1\n"),
            (["--version"], "tessera 1.2.3\n"), ([], "Usage: tessera COMMAND\n\nAbout this program:\n"),
        ]
        for (arguments, beginning) in rows {
            let run = await CommandRun(of: program, CapturedRun(arguments))
            #expect(run.code == .done && run.errors == "", "\(arguments): \(run.errors)")
            #expect(run.output.hasPrefix(beginning), "\(arguments): \(run.output)")
        }
        let run = await CommandRun(of: program, CapturedRun(["doctor"]))
        #expect(run.output.hasPrefix("needs\n  ok    features  none needs another\n"))
    }
}
