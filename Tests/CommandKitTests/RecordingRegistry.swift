import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface

/// A registry for the points and services of this module.
@MainActor
struct RecordingRegistry: Registering {
    private(set) var commands: [(id: String, make: @MainActor (any Resolving) throws -> Command)] = []
    private(set) var program: (@MainActor (any Resolving) throws -> any Program)?
    private(set) var unexpected: [String] = []

    mutating func provide<Service>(
        _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
    ) {
        program = make as? @MainActor (any Resolving) throws -> any Program
        if program == nil { unexpected.append(key.name) }
    }

    mutating func contribute<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>,
        _ make: @escaping @MainActor (any Resolving) throws -> Contribution
    ) {
        if let make = make as? @MainActor (any Resolving) throws -> Command {
            commands.append((id, make))
        } else {
            unexpected.append(id)
        }
    }

    mutating func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {
        unexpected.append("start")
    }

    mutating func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) {
        unexpected.append("stop")
    }
}

/// Resolves what the kernel provides, and the commands of a registry.
@MainActor
struct RecordingResolver: Resolving {
    let registry: RecordingRegistry
    let assembly = DescribedAssembly()
    let lifecycle = RecordedLifecycle()

    func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
        guard let service = try optional(key) else {
            throw ResolutionError.absent(service: key.name, interface: key.interface)
        }
        return service
    }

    func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? {
        (assembly as any AssemblyInformation) as? Service ?? (lifecycle as any Lifecycle) as? Service
    }

    func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
        guard point.name == ExtensionPoint<Command>.commands.name else { return [] }
        return try registry.commands.compactMap { try $0.make(self) as? Contribution }
    }

    func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution? {
        guard point.name == ExtensionPoint<Command>.commands.name else { return nil }
        return try registry.commands.first { $0.id == id }?.make(self) as? Contribution
    }
}
