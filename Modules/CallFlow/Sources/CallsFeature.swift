import CallFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StateKit
import StorageInterface

/// Calls: one model that decides, engines that carry, a history that remembers.
public enum CallsFeature: Feature {
    /// Records the services, the engine that simulates, the command, the screens and what the running app answers.
    public static func register(in registry: inout some Registering) {
        let assembly = CallAssembly()
        registry.contribute(SimulationEngine.id, to: .callEngines) { _ in SimulationEngine.description }
        registry.contribute("calls.country", to: .settings) { _ in Setting.callCountry.definition }
        registry.contribute("calls.engine", to: .settings) { _ in Setting.callEngine.definition }
        registry.contribute("calls.mqtt", to: .settings) { _ in Setting.callPushes.definition }
        registry.provide(.callStarting) { resolver in CallStarter { try assembly.open(resolver).centre } }
        registry.provide(.callHistory) { try assembly.history($0) }
        registry.contribute("call", to: .commands) { resolver in
            CallCommand(parts: CallParts(assembly: assembly, resolver: resolver))
                .command(with: try resolver.contributions(.callCommands))
        }
        registry.contribute(CallsCoordinator.tabID, to: .tabs) { resolver in
            CallsCoordinator.tab { try assembly.presenter(resolver, in: $0) }
        }
        registry.contribute("tessera://call/{handle}", to: .routes) { resolver in
            try CallsCoordinator.route { try assembly.open(resolver).centre }
        }
        registry.contribute(CallsCoordinator.tabID, to: .overlays) { resolver in
            CallSheetCoordinator.overlay { try assembly.presenter(resolver, in: $0) }
        }
        registry.contribute(CallDesk.topic, to: .instanceTopics) { resolver in
            InstanceTopic(CallDesk.topic) {
                let desk = try assembly.open(resolver)
                // Who asks others would ask itself.
                guard !assembly.isElsewhere else { throw CallError.noEngine }
                return try await desk.answer($0.body)
            }
        }
        registry.contribute("calls", to: .ownerDuties) { resolver in
            OwnerDuty { try await assembly.takeOver(resolver) }
        }
        registry.onStop { _ in await assembly.stop() }
    }
}
