import CommandKitInterface
import FeatureKitInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing

@testable import Storage

@MainActor
@Suite("the feature storage")
struct StorageFeatureTests {
    private func registry(_ disk: MemoryDisk = MemoryDisk()) -> TestRegistry {
        let registry = TestRegistry()
        let time = VirtualTime()
        registry.insert(time.wallClock, for: .wallClock)
        registry.insert(time as any ContinuousTime, for: .continuousTime)
        registry.insert(FixedEnvironment() as any Environment, for: .environment)
        registry.insert(disk as any Directories, for: .directories)
        registry.insert(disk as any Files, for: .files)
        registry.insert(MemoryLogger() as any Logger, for: .logger)
        registry.insert(PassRunner() as any ProcessRunner, for: .processRunner)
        registry.insert(MemoryWatch() as any Watch, for: .watch)
        var recorder = TestRegistry.Recorder(registry: registry)
        StorageFeature.register(in: &recorder)
        return registry
    }

    @Test("the feature provides, contributes and needs what its descriptor says, and no more")
    func descriptor() throws {
        let registry = registry()
        #expect(StorageFeature.descriptor.provides.map(\.service).sorted() == registry.provided.sorted())
        #expect(
            registry.contributions == [
                "commands": ["storage"], "health checks": ["storage"],
                "secret backends": ["command", "secret-service", "file"],
            ])
        #expect(StorageFeature.descriptor.commands.map(\.name) == ["storage"])
        try registry.buildAll()
        #expect(registry.asked.subtracting(registry.provided) == Set(StorageFeature.descriptor.needs.map(\.service)))
    }

    @Test("everything can be built, and nothing is touched by that")
    func untouched() throws {
        let disk = MemoryDisk()
        let registry = registry(disk)
        try registry.buildAll()
        for kind in DirectoryKind.allCases {
            #expect(throws: FileError(.list, disk.path(kind), .missing)) { try disk.names(in: disk.path(kind)) }
        }
        #expect(try registry.build(.cache).limit == 268_435_456)
    }

    @Test("secrets go to the configured command, or else to the file when there is no bus")
    func secrets() async throws {
        let disk = MemoryDisk()
        #expect(try await registry(disk).build(.secretStore).place().title == "file")
        try disk.write(
            Array(#"{ "command": ["pass"] }"#.utf8), to: "\(try disk.create(.configuration))/secrets.json")
        #expect(try await registry(disk).build(.secretStore).place() == SecretPlace("command", detail: "pass"))
        try disk.write(Array("nonsense".utf8), to: "/memory/configuration/secrets.json")
        let store = try registry(disk).build(.secretStore)
        await #expect(throws: SecretError.self) { try await store.set(Secret("x"), for: SecretName("a", of: "b")) }
    }
}
