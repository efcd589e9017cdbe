/// Makes timelines of posters, from the sources or from what is kept.
///
/// What was loaded is good for six hours after loading, whatever a person does meanwhile.
public protocol PosterProcessing: Sendable {
    /// The timeline, exactly one at every call.
    ///
    /// - Parameter request: whose posters, and why they are wanted.
    /// - Returns: the timeline; what went wrong is in its entry.
    func timeline(for request: PosterRequest) async -> WidgetTimeline

    /// What is kept, or an example: at once, and without asking any source.
    ///
    /// - Parameter feed: whose posters.
    /// - Returns: the entry.
    func preview(of feed: PosterFeed) -> WidgetEntry

    /// Goes one poster on or back, for all processes; each call counts.
    ///
    /// - Parameters:
    ///   - direction: which way.
    ///   - feed: whose posters.
    /// - Throws: `StoreError` when the step cannot be kept; `CancellationError`.
    func scroll(_ direction: CarouselDirection, in feed: PosterFeed) async throws

    /// Forgets everything that is kept of a person, for both kinds of posters, and the words of the sources.
    ///
    /// - Parameter profile: who has signed out.
    /// - Throws: `StoreError`; `CancellationError`.
    func forgetAll(of profile: String) async throws
}
