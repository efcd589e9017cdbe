import JSONKit
import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetHostInterface
import WidgetViews

/// How a widget looks: chooses the view by its shape, and words what the views only show.
struct WidgetFace {
    let widget: Widget
    let family: WidgetFamily
    var size: WidgetSize
    var shown: ShownWidget
    var now: WallTime
    var isRedacted = false
    var actions = WidgetActions.none

    /// What was delivered; `nil` when there is nothing yet, or it is of another version.
    var scene: WidgetScene? {
        shown.content.flatMap { try? JSONNode(parsing: $0).decode(WidgetScene.self) }
    }

    var view: AnyView {
        switch scene {
        case .posters(let scene): AnyView(posters(scene))
        case .shortcuts(let words): AnyView(shortcuts(words.compactMap(Shortcut.init)))
        case nil: AnyView(MessagePanel(frame(), message: shown.problem ?? Strings.nothingYet))
        }
    }

    private func frame(_ scene: PosterScene? = nil) -> PanelFrame {
        PanelFrame(
            widget.title, width: size.columns, height: size.rows, notice: scene.flatMap(notice),
            buttons: buttons(scene),
            isRedacted: isRedacted)
    }

    private func buttons(_ scene: PosterScene?) -> [PanelButton] {
        guard !widget.intents.isEmpty, (scene?.posters.count ?? 0) > 1 else { return [] }
        return [
            PanelButton(Strings.back, sign: "‹", label: Strings.scrollBack, intent: actions.press("back")),
            PanelButton(Strings.forward, sign: "›", label: Strings.scrollForward, intent: actions.press("forward")),
        ]
    }

    /// What is wrong with what is shown, shortest first: how old it is, or who did not answer.
    func notice(_ scene: PosterScene) -> LocalizedText? {
        if scene.state == .stale, let age = scene.loadedAt?.duration(to: now) {
            return Strings.asOf(age: RelativeTime(seconds: -Int(age.components.seconds)))
        }
        if shown.problem != nil { return Strings.outdated }
        return scene.silentSources.isEmpty ? nil : Strings.silent(sources: LocalizedText(listing: scene.silentSources))
    }

    func figure(_ poster: PosterScene.Poster) -> PosterFigure {
        var figure = PosterFigure("\(poster.id)", title: poster.title, subtitle: poster.subtitle)
        (figure.progress, figure.badge) = (poster.progress, poster.badge)
        figure.open = actions.play?(poster.id)
        return figure
    }

    /// What is said in place of posters; `nil` when there are some.
    func message(_ scene: PosterScene) -> LocalizedText? {
        switch scene.state {
        case .content, .stale: scene.posters.isEmpty ? Strings.nothingBegun : nil
        case .empty: Strings.nothingBegun
        case .error: Strings.cannotLoad(reason: scene.reason ?? "")
        }
    }

    @ViewBuilder
    private func posters(_ scene: PosterScene) -> some View {
        let figures = scene.posters.map(figure)
        if let message = message(scene) {
            if family.isAccessory {
                Text(message).dim().lineLimit(size.rows)
            } else {
                MessagePanel(frame(), message: message)
            }
        } else if let first = figures.first {
            switch family {
            case .small: PosterPanel.small(frame(scene), figures, isForward: scene.isForward)
            case .medium: PosterPanel.medium(frame(scene), figures, isForward: scene.isForward)
            case .large: PosterPanel.large(frame(scene), figures, isForward: scene.isForward)
            case .accessoryInline: AccessoryLine(first, isRedacted: isRedacted)
            case .accessoryRectangular: AccessoryBlock(first, width: size.columns, isRedacted: isRedacted)
            case .accessoryCircular: AccessoryGauge(first, width: size.columns, isRedacted: isRedacted)
            }
        }
    }

    private func shortcuts(_ shortcuts: [Shortcut]) -> some View {
        ShortcutPanel(
            frame(), shortcuts.map { ShortcutFigure($0.sign, title: $0.title, open: actions.open?($0.link)) })
    }
}
