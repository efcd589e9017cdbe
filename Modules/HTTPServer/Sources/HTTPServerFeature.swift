public import FeatureKitInterface
import HTTPServerInterface
import PlatformInterface

/// HTTP for features that answer requests.
public enum HTTPServerFeature: Feature {
    /// Records the server; it opens nothing until somebody serves.
    public static func register(in registry: inout some Registering) {
        registry.provide(.httpServing) { PollingHTTPServing(clock: try $0.service(.wallClock)) }
    }
}
