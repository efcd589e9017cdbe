import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Navigation

@Suite("the feature")
@MainActor
struct FeatureTests {
    @Test("it registers what its descriptor says, and builds nothing by that")
    func registering() {
        var registry = RecordingRegistry()
        NavigationFeature.register(in: &registry)
        #expect(Set(registry.factories.keys) == Set(NavigationFeature.descriptor.provides.map(\.service)))
        #expect(registry.contributions["commands"] == NavigationFeature.descriptor.commands.map(\.name))
    }

    @Test("the navigation opens the routes that features contributed, and writes where it was when the app stops")
    func service() async throws {
        let (disk, store) = (MemoryDisk(), MemoryKeyValueStore())
        var registry = RecordingRegistry()
        NavigationFeature.register(in: &registry)
        let resolver = DictionaryResolver(
            services: [
                "Directories": disk as any Directories, "Files": disk as any Files,
                "KeyValueStore": store as any KeyValueStore, "Logger": MemoryLogger() as any PlatformInterface.Logger,
            ], routes: [try .test("tessera://item")])
        let navigation = try #require(try registry.factories["Navigation"]?(resolver) as? any Navigating)
        navigation.setTabs([.test("home")], restoring: true)
        #expect(try navigation.open("tessera://item") == .opened)
        resolver.services["Navigation"] = navigation
        for stop in registry.stops { try await stop(resolver) }
        #expect(try store.value(for: StateRecorder.key)?.stacks.first?.routes == ["tessera://item"])
    }

    @Test("the command keeps the rules of commands, in both languages")
    func conformance() {
        let command = OpenCommand(
            routes: { RouteTable(routes: []) }, instance: { InstanceWorld().instance() }, app: { nil }
        ).command
        #expect(CommandConformance.problems(in: [command]) == [])
    }
}

/// Records what one feature registers.
@MainActor
private struct RecordingRegistry: Registering {
    var factories: [String: @MainActor (any Resolving) throws -> Any] = [:]
    var contributions: [String: [String]] = [:]
    var stops: [@MainActor (any Resolving) async throws -> Void] = []

    mutating func provide<Service>(
        _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
    ) { factories[key.name] = { try make($0) } }

    mutating func contribute<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>,
        _ make: @escaping @MainActor (any Resolving) throws -> Contribution
    ) { contributions[point.name, default: []].append(id) }

    mutating func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {}

    mutating func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) { stops.append(stop) }
}

/// Resolves what a test lists.
@MainActor
private final class DictionaryResolver: Resolving {
    var services: [String: Any]
    private let routes: [Route]

    init(services: [String: Any], routes: [Route]) {
        (self.services, self.routes) = (services, routes)
    }

    func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
        guard let service = services[key.name] as? Service else {
            throw ResolutionError.absent(service: key.name, interface: key.interface)
        }
        return service
    }

    func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? { services[key.name] as? Service }

    func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
        routes as? [Contribution] ?? []
    }

    func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution? {
        nil
    }
}
