import CommandKitInterface
import FeatureKitInterface
import Glibc
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@MainActor
@Suite("the feature platform")
struct PlatformFeatureTests {
    private struct Information: AssemblyInformation {
        let build = BuildDescription(distribution: "kiosk", version: "1.0.0", featuresHash: "0f", toolchain: "6.3.1")
        let executable = "/opt/kiosk"
        let features: [FeatureDescriptor] = []
        let faults: [Fault] = []
    }

    private func registry(_ environment: (any Environment)? = nil) -> TestRegistry {
        let registry = TestRegistry()
        registry.insert(Information(), for: ServiceKey<any AssemblyInformation>.assembly)
        if let environment { registry.insert(environment, for: .environment) }
        var recorder = TestRegistry.Recorder(registry: registry)
        PlatformFeature.register(in: &recorder)
        return registry
    }

    @Test("the feature provides and contributes what its descriptor says, and no more")
    func descriptor() {
        let registry = registry()
        let provided = registry.services.keys.filter { !$0.contains(" ") }.sorted()
        #expect(PlatformFeature.descriptor.provides.map(\.service).sorted() == provided)
        let provisions = PlatformFeature.descriptor.provides
        #expect(provisions.allSatisfy { $0.interface == "PlatformInterface" && $0.version == 1 })
        let contributions = [
            "commands": ["report"], "global options": ["instance"], "health checks": ["platform"],
            "settings": ["log", "log.format"],
        ]
        #expect(registry.contributions == contributions)
        #expect(PlatformFeature.descriptor.commands.map(\.name) == ["report"])
    }

    @Test("every service and contribution can be built")
    func services() throws {
        let folder = TemporaryFolder()
        let registry = registry(FixedEnvironment(["HOME": folder.path], arguments: ["--instance", "two"]))
        for factory in registry.services.values { _ = try factory(TestRegistry.Resolver(registry: registry)) }
        #expect(try registry.build(.instance).name.text == "two")
        #expect(try registry.build(.directories).path(.state) == folder(".local/state/tessera/instances/two"))
    }

    @Test("an instance with an impossible name is refused before anything is written")
    func instanceName() {
        let registry = registry(FixedEnvironment(["HOME": "/no/such"], arguments: ["--instance", "../x"]))
        let failure = CommandFailure(InstanceNameError(found: "../x").explanation, code: .usage)
        #expect(throws: failure) { try registry.build(.directories) }
        #expect(throws: failure) { try registry.build(.instance) }
    }

    @Test("a disk that takes nothing is no reason not to run")
    func readOnly() async throws {
        let registry = registry(FixedEnvironment(["HOME": "/proc/self"]))
        let resolver = TestRegistry.Resolver(registry: registry)
        try registry.build(.logger).error("suite", "nowhere to go")
        for start in registry.starts { try await start(resolver) }
        for stop in registry.stops { try await stop(resolver) }
        #expect(try registry.build(.crashReport).last() == nil)
    }
}
