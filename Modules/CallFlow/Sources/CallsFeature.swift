import CallFlowInterface
public import FeatureKitInterface
import PlatformInterface
import StateKit
import StorageInterface

/// Calls: one model that decides, engines that carry, a history that remembers.
public enum CallsFeature: Feature {
    /// Records the services and the engine that simulates.
    public static func register(in registry: inout some Registering) {
        let assembly = CallAssembly()
        registry.contribute(SimulationEngine.id, to: .callEngines) { _ in SimulationEngine.description }
        registry.provide(.callStarting) { try assembly.centre($0) }
        registry.provide(.callHistory) { try assembly.history($0) }
        registry.onStop { _ in await assembly.stop() }
    }
}
