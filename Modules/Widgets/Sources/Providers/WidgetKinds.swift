import LocalizationKit
import PlatformInterface
import WidgetCoreInterface
import WidgetHostInterface

/// The kinds of widgets of this feature.
enum WidgetKinds {
    static let continueWatching = WidgetKind(rawValue: "continue-watching")
    static let continueWatchingStatic = WidgetKind(rawValue: "continue-watching-static")
    static let recommended = WidgetKind(rawValue: "recommended")
    static let quickAccess = WidgetKind(rawValue: "quick-access")

    private static let board: [WidgetFamily] = [.small, .medium, .large]

    /// What a person has begun to watch.
    static func continueWatching(
        _ processor: any PosterProcessing, _ pictures: PosterPictures? = nil,
        forgetting: (any MediaForgetting)? = nil, sources: [String], isStatic: Bool
    ) -> Widget {
        posters(
            continueWatching, Strings.continueWatching, Strings.continueWatchingSummary,
            PosterProvider(processor: processor, pictures: pictures), sources, isStatic, forgetting: forgetting,
            accessories: [.accessoryInline, .accessoryRectangular, .accessoryCircular])
    }

    /// What a person could watch.
    static func recommended(
        _ processor: any PosterProcessing, _ pictures: PosterPictures? = nil, sources: [String], isStatic: Bool
    ) -> Widget {
        posters(
            recommended, Strings.recommended, Strings.recommendedSummary,
            PosterProvider(processor: processor, pictures: pictures), sources, isStatic,
            accessories: [.accessoryInline, .accessoryRectangular])
    }

    /// One way to a place in the app.
    static func shortcut(_ shortcut: Shortcut, _ clock: any WallClock) -> Widget {
        Widget(
            WidgetKind(rawValue: "shortcut-\(shortcut.rawValue)"), title: shortcut.title,
            summary: Strings.shortcutSummary, families: [.small, .accessoryRectangular],
            provider: ShortcutProvider(shortcuts: [shortcut], clock: clock))
    }

    /// Ways to places that a person chooses.
    static func quickAccess(_ clock: any WallClock) -> Widget {
        Widget(
            quickAccess, title: Strings.quickAccess, summary: Strings.quickAccessSummary, families: [.small, .medium],
            options: [WidgetOption("shortcuts", title: Strings.shortcutsOption)],
            provider: ShortcutProvider(shortcuts: Shortcut.allCases, clock: clock))
    }

    /// A static widget has no buttons, and is only for the board.
    private static func posters(
        _ kind: WidgetKind, _ title: LocalizedText, _ summary: LocalizedText, _ provider: PosterProvider,
        _ sources: [String], _ isStatic: Bool, forgetting: (any MediaForgetting)? = nil, accessories: [WidgetFamily]
    ) -> Widget {
        Widget(
            isStatic ? WidgetKind(rawValue: "\(kind)-static") : kind, title: title,
            summary: isStatic ? Strings.staticSummary(summary: summary) : summary,
            families: isStatic ? board : board + accessories,
            options: [WidgetOption("source", title: Strings.sourceOption, choices: sources)],
            intents: isStatic ? [] : provider.intents(forgetting), provider: provider)
    }
}
