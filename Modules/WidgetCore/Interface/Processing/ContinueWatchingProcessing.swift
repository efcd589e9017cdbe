public import FeatureKitInterface

/// Timelines of what a person has begun to watch; that there is nothing is a fine answer.
public protocol ContinueWatchingProcessing: PosterProcessing {}

extension ServiceKey where Service == any ContinueWatchingProcessing {
    /// Timelines of what a person has begun to watch.
    public static var continueWatching: Self { Self("ContinueWatchingProcessing", in: "WidgetCoreInterface") }
}
