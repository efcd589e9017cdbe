/// One tile of the mosaic: what a module registers when it is part of a build.
///
/// A conforming type is usually an enum without cases. Its `descriptor` is generated from the module's `feature.json`.
///
///     public enum WeatherFeature: Feature {
///         public static func register(in registry: inout some Registering) {
///             registry.contribute("weather", to: .commands) { _ in weatherCommand() }
///         }
///     }
@MainActor
public protocol Feature {
    /// What the feature says about itself.
    nonisolated static var descriptor: FeatureDescriptor { get }

    /// Records what the feature provides and contributes.
    ///
    /// Registering only records: it builds nothing, reads nothing and has no effect outside the registry.
    ///
    /// - Parameter registry: the place to record in.
    static func register(in registry: inout some Registering)
}
