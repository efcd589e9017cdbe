public import FeatureKitInterface
import ImageCodecInterface

/// Pictures for all features.
public enum ImagesFeature: Feature {
    /// Records the decoder and the health check; a library is opened by the first picture of its format.
    public static func register(in registry: inout some Registering) {
        registry.provide(.imageDecoding) { _ in ImageCodecDecoder() }
        registry.contribute("images", to: .healthChecks) { _ in ImagesCheck.check }
    }
}
