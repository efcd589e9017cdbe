import CallFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import StateKit
import StorageInterface

/// Calls: one model that decides, engines that carry, a history that remembers.
public enum CallsFeature: Feature {
    /// Records the services, the engine that simulates, the command, the screens and what the running app answers.
    public static func register(in registry: inout some Registering) {
        let assembly = CallAssembly()
        registry.contribute(SimulationEngine.id, to: .callEngines) { _ in SimulationEngine.description }
        registry.provide(.callStarting) { try assembly.centre($0) }
        registry.provide(.callHistory) { try assembly.history($0) }
        registry.contribute("call", to: .commands) { resolver in
            CallCommand(parts: CallParts(assembly: assembly, resolver: resolver))
                .command(with: try resolver.contributions(.callCommands))
        }
        registry.contribute(CallsCoordinator.tabID, to: .tabs) { resolver in
            CallsCoordinator.tab { try assembly.presenter(resolver, in: $0) }
        }
        registry.contribute("tessera://call/{handle}", to: .routes) { resolver in
            try CallsCoordinator.route { try assembly.centre(resolver) }
        }
        registry.contribute(CallsCoordinator.tabID, to: .overlays) { resolver in
            CallSheetCoordinator.overlay { kernel in
                _ = try assembly.open(resolver)
                return try assembly.presenter(resolver, in: kernel)
            }
        }
        registry.contribute(CallDesk.topic, to: .instanceTopics) { resolver in
            InstanceTopic(CallDesk.topic) { try await assembly.desk(resolver).answer($0.body) }
        }
        registry.onStop { _ in await assembly.stop() }
    }
}
