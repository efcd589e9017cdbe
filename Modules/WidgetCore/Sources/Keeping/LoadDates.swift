import WidgetCoreInterface

/// Knows when posters were loaded.
protocol LoadDates: Sendable {
    /// What is remembered; that nothing is when it cannot be read.
    func record(of feed: PosterFeed) -> LoadRecord
    func set(_ record: LoadRecord, for feed: PosterFeed) async throws
}
