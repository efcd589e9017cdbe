import LocalizationKit
import CommandKitInterface
import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing

@testable import Storage

@MainActor
@Suite("the feature storage")
struct StorageFeatureTests {
    private func feature(_ disk: MemoryDisk = MemoryDisk()) -> RecordedFeature {
        RecordedFeature(StorageFeature.self) { feature in
            let time = VirtualTime()
            feature.insert(time.wallClock, for: .wallClock)
            feature.insert(time as any ContinuousTime, for: .continuousTime)
            feature.insert(FixedEnvironment() as any Environment, for: .environment)
            feature.insert(disk as any Directories, for: .directories)
            feature.insert(disk as any Files, for: .files)
            feature.insert(MemoryLogger() as any Logger, for: .logger)
            feature.insert(PassRunner() as any ProcessRunner, for: .processRunner)
            feature.insert(MemoryWatch() as any Watch, for: .watch)
        }
    }

    @Test("the feature provides, contributes and needs what its descriptor says, and no more")
    func descriptor() throws {
        let feature = feature()
        #expect(StorageFeature.descriptor.provides.map(\.service).sorted() == feature.provided.sorted())
        #expect(
            feature.contributed == [
                "commands": ["storage"], "health checks": ["storage"],
                "secret backends": ["command", "secret-service", "file"],
            ])
        #expect(StorageFeature.descriptor.commands.map(\.name) == ["storage"])
        _ = try feature.contributions(.commands)
        _ = try feature.contributions(.healthChecks)
        #expect(feature.asked == [], "who lists commands builds nothing")
        try feature.buildAll()
        #expect(feature.asked.subtracting(feature.provided) == Set(StorageFeature.descriptor.needs.map(\.service)))
    }

    @Test("everything can be built, and nothing is touched by that")
    func untouched() throws {
        let disk = MemoryDisk()
        let feature = feature(disk)
        try feature.buildAll()
        for kind in DirectoryKind.allCases {
            #expect(throws: FileError(.list, disk.path(kind), .missing)) { try disk.names(in: disk.path(kind)) }
        }
        #expect(try feature.service(.cache).limit == 268_435_456)
    }

    @Test("secrets go to the configured command, or else to the file when there is no bus")
    func secrets() async throws {
        let disk = MemoryDisk()
        #expect(try await feature(disk).service(.secretStore).place().title == Strings.file)
        try disk.write(
            Array(#"{ "command": ["pass"] }"#.utf8), to: "\(try disk.create(.configuration))/secrets.json")
        #expect(try await feature(disk).service(.secretStore).place() == SecretPlace(Strings.command, detail: "pass"))
        try disk.write(Array("nonsense".utf8), to: "/memory/configuration/secrets.json")
        let store = try feature(disk).service(.secretStore)
        await #expect(throws: SecretError.self) { try await store.set(Secret("x"), for: SecretName("a", of: "b")) }
    }
}
