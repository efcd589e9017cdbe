import WidgetCoreInterface

/// Keeps where a person is among the posters.
protocol PosterIterator: Sendable {
    /// Where they are; at the beginning when it cannot be read.
    func carousel(of feed: PosterFeed) -> Carousel
    func move(_ direction: CarouselDirection, among count: Int, in feed: PosterFeed) async throws
    func reset(_ feed: PosterFeed) async throws
    /// Goes to the beginning, unless a person has scrolled on from a place; tells where they are then.
    func reset(_ feed: PosterFeed, from place: Carousel) async throws -> Carousel
}
