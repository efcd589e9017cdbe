import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// Asks all sources side by side and joins their answers; one that fails or hangs does not keep the others.
struct CatalogInteractor: PosterInteractor {
    let kind: PosterKind
    let catalogs: [any MediaCatalog]
    let time: any ContinuousTime
    let patience: Duration

    func load(_ request: PosterRequest) async throws -> LoadedMedia {
        let catalogs = try chosen(by: request.feed)
        let wish = MediaRequest(
            profile: request.feed.profile, limit: PosterRules.greatestCount, pictureSize: request.pictureSize)
        let answers = try await self.answers(of: catalogs, to: wish)
        let items = joined(answers.map { (try? $0.get()) ?? [] })
        let silent = zip(catalogs, answers).filter { (try? $0.1.get()) == nil }.map { $0.0.title }
        // A source that is not set up answers with nothing, and is no reason to believe that there is nothing.
        if items.isEmpty { for answer in answers { _ = try answer.get() } }
        if items.isEmpty, kind == .recommendations { throw LoadError.nothingRecommended }
        return LoadedMedia(items: items, silentSources: silent)
    }

    private func chosen(by feed: PosterFeed) throws -> [any MediaCatalog] {
        let chosen = feed.source.map { id in catalogs.filter { $0.id == id } } ?? catalogs
        guard chosen.isEmpty else { return chosen }
        throw feed.source.map { LoadError.noSuchSource(id: $0) } ?? .noSources
    }

    private func answers(
        of catalogs: [any MediaCatalog], to wish: MediaRequest
    ) async throws -> [Result<[MediaItem], LoadError>] {
        let answers = await withTaskGroup(of: (Int, Result<[MediaItem], LoadError>).self) { group in
            for (index, catalog) in catalogs.enumerated() {
                group.addTask { (index, await answer(of: catalog, to: wish)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        try Task.checkCancellation()
        return catalogs.indices.compactMap { answers[$0] }
    }

    private func answer(of catalog: any MediaCatalog, to wish: MediaRequest) async -> Result<[MediaItem], LoadError> {
        do {
            return .success(
                try await time.within(patience) { [kind] in
                    switch kind {
                    case .continueWatching: try await catalog.continueWatching(wish)
                    case .recommendations: try await catalog.recommendations(wish)
                    }
                })
        } catch {
            return .failure(.sourceFailed(source: catalog.title, reason: LocalizedText(error)))
        }
    }

    private func joined(_ answers: [[MediaItem]]) -> [MediaItem] {
        let items =
            switch kind {
            case .continueWatching: MediaMerge.byLastWatched(answers)
            case .recommendations: MediaMerge.inTurns(answers)
            }
        return Array(items.prefix(PosterRules.greatestCount))
    }
}
