public import LocalizationKit
public import PlatformInterface

/// What a widget of posters shows at a moment.
public struct PosterContent: Sendable, Hashable {
    /// At most six posters, from the one to which a person scrolled on.
    public var posters: [WidgetPoster]
    /// Where the last step went, which is from where the posters come.
    public var direction: CarouselDirection
    /// When they were loaded.
    public var loadedAt: WallTime
    /// The sources that did not answer then, while others did.
    public var silentSources: [LocalizedText]

    /// Creates content.
    public init(
        _ posters: [WidgetPoster], direction: CarouselDirection = .forward, loadedAt: WallTime,
        silentSources: [LocalizedText] = []
    ) {
        self.posters = posters
        self.direction = direction
        self.loadedAt = loadedAt
        self.silentSources = silentSources
    }
}
