import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import JSONKit
import LocalizationKit
import Testing

@testable import CommandKit

@Suite("the command features")
@MainActor
struct FeaturesCommandTests {
    private static let store = Need("KeyValueStore", interface: "StorageInterface", versions: 1...2)
    private static let secrets = Need("SecretStore", interface: "StorageInterface", versions: 1...1)
    private static let files = Need("FileStore", interface: "PlatformInterface", versions: 1...1)

    private static let assembly = DescribedAssembly(
        distribution: "mini",
        features: [
            FeatureDescriptor(
                id: "platform", target: "Platform", type: "PlatformFeature", kind: .system, owner: "@tessera/base",
                provides: [Provision("FileStore", interface: "PlatformInterface", version: 1)]),
            FeatureDescriptor(
                id: "storage", target: "Storage", type: "StorageFeature", kind: .system, version: "1.0.0",
                stability: .stable, owner: "@tessera/base",
                provides: [Provision("KeyValueStore", interface: "StorageInterface", version: 2)], needs: [files]),
            FeatureDescriptor(
                id: "calls", target: "CallFlow", type: "CallFlowFeature", summary: "makes calls", version: "0.3.0",
                stability: .beta, owner: "@tessera/calls", needs: [store], optionalNeeds: [secrets],
                commands: [CommandSummary("call", "call a number"), CommandSummary("calls", "list calls")]),
        ])

    private func run(_ arguments: [String]) async -> CommandRun {
        await CommandHarness.run(FeaturesCommand.command(Self.assembly), arguments)
    }

    @Test("features and system modules are listed apart, with all that they say of themselves")
    func list() async {
        let page = """
            mini (0123456789abcdef)

            Features:
              calls  0.3.0, feature, beta, @tessera/calls
                  makes calls
                  needs KeyValueStore (StorageInterface 1-2)
                  can use SecretStore (StorageInterface 1)
                  commands call, calls

            System modules:
              platform  0.1.0, system, experimental, @tessera/base
                  provides FileStore (PlatformInterface 1)
              storage  1.0.0, system, stable, @tessera/base
                  provides KeyValueStore (StorageInterface 2)
                  needs FileStore (PlatformInterface 1)

            """
        let run = await run([])
        #expect(run == CommandRun(code: .done, output: page))
    }

    @Test("the tree shows under each feature who provides what it uses")
    func tree() async {
        let page = """
            calls
            ├─ KeyValueStore (StorageInterface 1-2): from storage
            │  └─ FileStore (PlatformInterface 1): from platform
            └─ SecretStore (StorageInterface 1), optional: not in this build

            """
        let run = await run(["--tree"])
        #expect(run == CommandRun(code: .done, output: page))
    }

    @Test("the document has one object for each feature, needs with their providers")
    func document() async {
        let document = """
            {
              "schema": "tessera.features",
              "version": 1,
              "distribution": "mini",
              "hash": "0123456789abcdef",
              "features": [
                {
                  "id": "calls",
                  "kind": "feature",
                  "version": "0.3.0",
                  "stability": "beta",
                  "owner": "@tessera/calls",
                  "summary": "makes calls",
                  "provides": [],
                  "needs": [
                    {
                      "service": "KeyValueStore",
                      "interface": "StorageInterface",
                      "minimum": 1,
                      "maximum": 2,
                      "optional": false,
                      "provider": "storage"
                    },
                    {
                      "service": "SecretStore",
                      "interface": "StorageInterface",
                      "minimum": 1,
                      "maximum": 1,
                      "optional": true,
                      "provider": null
                    }
                  ],
                  "commands": [
                    "call",
                    "calls"
                  ]
                }
              ],
              "system": [
            """
        let run = await run(["--json"])
        #expect(run.output.hasPrefix(document))
    }

    @Test("every member of the document is in the schema, and the other way round")
    func schema() async throws {
        let document = try JSONNode(parsing: await run(["--json"]).output)
        let written = try Set(document.members().map(\.key))
        let members = Set(FeaturesDocument.schema.fields.map(\.path).filter { !$0.contains("[") })
        #expect(written == members.union(["schema", "version"]))
    }

    @Test("a build without features is listed as one")
    func empty() async {
        let command = FeaturesCommand.command(DescribedAssembly())
        #expect(await CommandHarness.run(command).output == "tessera (0123456789abcdef)\n")
        #expect(await CommandHarness.run(command, ["--tree"]).output == "")
    }

    @Test("features that need each other in a ring are still drawn, each once")
    func ring() async {
        let one = FeatureDescriptor(
            id: "a", target: "A", type: "A", provides: [Provision("SA", interface: "I", version: 1)],
            needs: [Need("SB", interface: "I", versions: 1...1)])
        let other = FeatureDescriptor(
            id: "b", target: "B", type: "B", provides: [Provision("SB", interface: "I", version: 1)],
            needs: [Need("SA", interface: "I", versions: 1...1)])
        let command = FeaturesCommand.command(DescribedAssembly(features: [one, other]))
        let page = """
            a
            └─ SB (I 1): from b
               └─ SA (I 1): from a
            b

            """
        let run = await CommandHarness.run(command, ["--tree"])
        #expect(run.output == page)
    }
}
