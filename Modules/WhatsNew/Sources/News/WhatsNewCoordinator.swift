import NavigationInterface
import TextViewKitInterface

/// Shows what has changed: by itself after an update, and for whoever asks.
@MainActor
final class WhatsNewCoordinator: Coordinator {
    static let id = "whatsnew"
    static let link = "tessera://whatsnew"

    private let scope: any CoordinatorScope
    private let answer: Answer<LaunchStep.Outcome>
    private let releases: [Release]
    private let onAppear: @MainActor () -> Void

    private init(
        _ scope: any CoordinatorScope, _ answer: Answer<LaunchStep.Outcome>, _ releases: [Release],
        onAppear: @escaping @MainActor () -> Void
    ) {
        (self.scope, self.answer, self.releases, self.onAppear) = (scope, answer, releases, onAppear)
    }

    func start(with options: Void) -> any Presentable {
        let proceed = Intent.perform { [answer] in answer.finish(.done) }
        return scope.screen(Strings.title, onAppear: onAppear) { [releases] in
            NewsScreen(releases: releases, proceed: proceed)
        }
    }
}

extension WhatsNewCoordinator {
    /// The step; it has something to do when the version that was seen last is older and something is told of later ones.
    static func step(_ news: News, _ seen: SeenVersion) -> LaunchStep {
        LaunchStep(id: id, order: 300, isSkippable: true) { opener in
            guard let current = news.current else { return nil }
            let last = try seen.read()
            // A program that was set back says nothing, and not the same again when it is brought forward.
            if let last, last >= current { return nil }
            let releases = last.map { news.releases(since: $0) } ?? []
            guard !releases.isEmpty else {
                seen.keep(current)
                return nil
            }
            return Unit(id, in: opener) { WhatsNewCoordinator($0, $1, releases) { seen.keep(current) } }
        }
    }

    /// All releases.
    static func route(_ news: News) throws -> Route {
        try Route(link, title: Strings.title) { _, scope in
            [scope.screen(Strings.title, route: link) { NewsScreen(releases: news.releases(since: nil), proceed: nil) }]
        }
    }
}
