public import FeatureKitInterface
import NetworkInterface
import PlatformInterface
import StorageInterface

/// HTTP for all features.
public enum NetworkFeature: Feature {
    /// Records the transport and the health check; the library is opened by the first request.
    public static func register(in registry: inout some Registering) {
        registry.provide(.httpTransport) { resolver in
            let time = try resolver.service(.continuousTime)
            let settings = NetworkSettings(try resolver.service(.environment))
            return HTTPClient(
                ClientParts(
                    wire: CurlWire(settings, time: time), time: time, clock: try resolver.service(.wallClock),
                    random: try resolver.service(.randomBytes), cache: try resolver.optional(.cache)))
        }
        registry.contribute("network", to: .healthChecks) { resolver in
            NetworkCheck.check(
                NetworkSettings(try resolver.service(.environment)), try resolver.service(.files),
                keepsCopies: try resolver.optional(.cache) != nil)
        }
    }
}
