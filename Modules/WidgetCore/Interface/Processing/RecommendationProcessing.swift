public import FeatureKitInterface

/// Timelines of what a person could watch; that there is nothing is a failure of the sources.
public protocol RecommendationProcessing: PosterProcessing {}

extension ServiceKey where Service == any RecommendationProcessing {
    /// Timelines of what a person could watch.
    public static var recommendations: Self { Self("RecommendationProcessing", in: "WidgetCoreInterface") }
}
