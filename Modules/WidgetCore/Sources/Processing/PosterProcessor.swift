import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// Makes timelines of posters: decides whether to load, loads, keeps, and shows what is kept.
struct PosterProcessor: ContinueWatchingProcessing, RecommendationProcessing {
    let kind: PosterKind
    let interactor: any PosterInteractor
    let storage: any PosterStorage
    let iterator: any PosterIterator
    let dates: any LoadDates
    let metadata: any MediaMetadata
    let clock: any WallClock
    let report: @Sendable (LocalizedText) -> Void

    func timeline(for request: PosterRequest) async -> WidgetTimeline {
        let kept = kept(request.feed)
        let decision = LoadDecision(
            kind: kind, cause: request.cause, hasPosters: kept.items != nil, record: kept.record, now: clock.now)
        return decision.shouldLoad ? await load(request, instead: kept) : timeline(of: kept, from: .cache)
    }

    func preview(of feed: PosterFeed) -> WidgetEntry {
        let kept = kept(feed)
        guard let items = kept.items, !items.isEmpty else { return SamplePosters.entry(kind, at: clock.now) }
        return entry(of: kept, at: clock.now)
    }

    func scroll(_ direction: CarouselDirection, in feed: PosterFeed) async throws {
        try await iterator.move(direction, among: storage.items(of: feed)?.count ?? 0, in: feed)
    }

    func forgetAll(of profile: String) async throws { try await storage.forgetAll(of: profile) }

    private func load(_ request: PosterRequest, instead kept: KeptPosters) async -> WidgetTimeline {
        do {
            let media = try await interactor.load(request)
            return timeline(of: await keep(media, beside: kept), from: .network)
        } catch {
            // Given up, because it took too long or its person has left: nothing of it is kept.
            guard !Task.isCancelled else { return timeline(of: kept, from: .cache) }
            return timeline(of: await keep(failure: error, beside: kept), from: .network)
        }
    }

    /// Keeps what was loaded; what cannot be kept is shown all the same.
    ///
    /// They are seen from the first one on, unless a person scrolled to another one of them while they were on their way.
    private func keep(_ media: LoadedMedia, beside kept: KeptPosters) async -> KeptPosters {
        let feed = kept.feed
        let items = Array(media.items.prefix(PosterRules.greatestCount))
        let record = LoadRecord.loaded(at: clock.now, silentSources: media.silentSources)
        let isSame = storage.items(of: feed)?.map(\.id) == items.map(\.id)
        var carousel = Carousel()
        await attempt {
            try Task.checkCancellation()
            // The date last: a date without its posters would call old ones fresh.
            try await storage.set(items, for: feed)
            if isSame {
                carousel = try await iterator.reset(feed, from: kept.carousel)
            } else {
                try await iterator.reset(feed)
            }
            try await dates.set(record, for: feed)
        }
        return KeptPosters(feed: feed, items: items, record: record, carousel: carousel)
    }

    /// Remembers a failure, and leaves everything else as it was.
    private func keep(failure: any Error, beside kept: KeptPosters) async -> KeptPosters {
        var result = kept
        result.record = kept.record.failing(at: clock.now, reason: LocalizedText(failure))
        let record = result.record
        await attempt { try await dates.set(record, for: kept.feed) }
        return result
    }

    private func attempt(_ change: () async throws -> Void) async {
        do { try await change() } catch { report(LocalizedText(error)) }
    }

    private func kept(_ feed: PosterFeed) -> KeptPosters {
        KeptPosters(
            feed: feed, items: storage.items(of: feed), record: dates.record(of: feed),
            carousel: iterator.carousel(of: feed))
    }

    private func timeline(of kept: KeptPosters, from origin: WidgetTimeline.Origin) -> WidgetTimeline {
        let now = clock.now
        return WidgetTimeline(entry(of: kept, at: now), reloadAt: kept.record.reload(at: now), origin: origin)
    }

    private func entry(of kept: KeptPosters, at now: WallTime) -> WidgetEntry {
        WidgetEntry(date: now, state: kept.state(at: now) { metadata.words(of: $0, profile: kept.feed.profile) })
    }
}
