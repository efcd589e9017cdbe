public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import StorageInterface

/// What a person sees before the tabs at the first start.
public enum OnboardingFeature: Feature {
    /// Records the launch step.
    public static func register(in registry: inout some Registering) {
        registry.contribute(WelcomeCoordinator.stepID, to: .launchSteps) { resolver in
            let firstRun = FirstRun(store: try resolver.service(.keyValueStore), log: try resolver.service(.logger))
            return WelcomeCoordinator.step(firstRun) {
                Welcome(tabs: try resolver.contributions(.tabs), routes: try resolver.contributions(.routes))
            }
        }
    }
}
