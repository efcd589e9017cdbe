import WidgetCoreInterface
import WidgetHostInterface

/// Delivers posters: asks the processor, and hands its answer to the host.
struct PosterProvider: TimelineProvider {
    let processor: any PosterProcessing
    /// `nil` where no pictures are shown.
    var pictures: PosterPictures?

    func placeholder(in context: WidgetContext) -> WidgetScene {
        let poster = PosterScene.Poster(
            id: MediaID("placeholder", from: ""), title: Strings.untitled, subtitle: Strings.untitled)
        return .posters(PosterScene(state: .content, posters: Array(repeating: poster, count: context.family.posters)))
    }

    func snapshot(for request: TimelineRequest) async throws -> Entry<WidgetScene> {
        PosterReceiver.entry(processor.preview(of: PosterFeed(request.subject)))
    }

    func timeline(for request: TimelineRequest) async throws -> Timeline<WidgetScene> {
        let wish = PosterRequest(
            PosterFeed(request.subject), cause: request.mayLoad ? request.cause.loadCause : .interaction,
            pictureSize: request.context.pictureSize)
        let timeline = await processor.timeline(for: wish)
        if request.mayLoad, let box = wish.pictureSize, let content = timeline.entry.content {
            await pictures?.load(content.posters, filling: box, profile: wish.feed.profile)
        }
        return PosterReceiver.timeline(timeline)
    }

    /// What its buttons do; what was begun can also be forgotten, and come back.
    func intents(_ forgetting: (any MediaForgetting)?) -> [WidgetIntent] {
        scrolling + (forgetting.map(forgettings) ?? [])
    }

    private func forgettings(_ forgetting: any MediaForgetting) -> [WidgetIntent] {
        [
            WidgetIntent("forget", title: Strings.forgetFirst, isDiscoverable: true) { [processor] subject in
                let entry = processor.preview(of: PosterFeed(subject))
                guard let poster = entry.content?.posters.first else { return }
                _ = try await forgetting.forget(
                    poster.id, title: PosterWording.title(poster), of: subject.profile)
            },
            WidgetIntent("undo", title: Strings.undo, isDiscoverable: true) { subject in
                _ = try await forgetting.restore(of: subject.profile)
            },
        ]
    }

    private var scrolling: [WidgetIntent] {
        [
            WidgetIntent("back", title: Strings.scrollBack) { [processor] in
                try await processor.scroll(.back, in: PosterFeed($0))
            },
            WidgetIntent("forward", title: Strings.scrollForward) { [processor] in
                try await processor.scroll(.forward, in: PosterFeed($0))
            },
        ]
    }
}

extension PosterFeed {
    init(_ subject: WidgetSubject) {
        self.init(profile: subject.profile, source: subject.configuration["source"])
    }
}

extension ReloadCause {
    /// What the cause means for posters: whether what is kept will do.
    var loadCause: LoadCause {
        switch self {
        case .schedule: .schedule
        case .launch, .person: .launch
        case .profileChange: .profileChange
        case .libraryChange: .libraryChange
        case .intent: .interaction
        case .request, .placement, .appearance, .locale, .clock: .display
        }
    }
}

extension WidgetFamily {
    /// How many posters are seen.
    var posters: Int {
        switch self {
        case .small: 2
        case .medium: 4
        case .large: 6
        case .accessoryInline, .accessoryRectangular, .accessoryCircular: 1
        }
    }
}

extension WidgetContext {
    /// The room of one poster in pixels; `nil` where no picture is shown.
    fileprivate var pictureSize: MediaPictureSize? {
        guard !family.isAccessory else { return nil }
        let columns = family == .large ? 3 : family.posters
        return MediaPictureSize(
            width: displaySize.columns / columns, height: displaySize.rows / (family == .large ? 2 : 1))
    }
}
