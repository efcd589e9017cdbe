import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface
import WidgetViews
import WidgetsInterface

/// How a widget looks: chooses the view by its shape, and words what the views only show.
struct WidgetFace {
    let widget: Widget
    let family: WidgetFamily
    var size: WidgetSize
    var shown: ShownWidget
    var now: WallTime
    var isRedacted = false
    var actions = WidgetActions.none
    /// The pictures that there are; posters without one show their titles.
    var pictures: [MediaID: PixelImage] = [:]
    /// How it looks, for kinds of other features.
    var drawing: WidgetDrawing?

    var scene: WidgetScene? { shown.scene }

    var view: AnyView {
        if let drawing { return view(of: drawing) }
        return switch scene {
        case .posters(let scene): AnyView(posters(scene))
        case .shortcuts(let words): AnyView(shortcuts(words.compactMap(Shortcut.init)))
        case nil: message(shown.problem ?? Strings.nothingYet)
        }
    }

    func frame(notice: LocalizedText? = nil, buttons: [PanelButton] = []) -> PanelFrame {
        PanelFrame(
            widget.title, width: size.columns, height: size.rows, notice: notice, buttons: buttons,
            isRedacted: isRedacted)
    }

    private func frame(_ scene: PosterScene) -> PanelFrame {
        frame(notice: notice(scene), buttons: canScroll && scene.posters.count > 1 ? scrollButtons : [])
    }

    /// Whether it can be gone through, back and forward.
    var canScroll: Bool {
        ["back", "forward"].allSatisfy { way in widget.intents.contains { $0.id == way } }
    }

    var scrollButtons: [PanelButton] {
        [
            PanelButton(Strings.back, sign: "‹", label: Strings.scrollBack, intent: actions.press("back")),
            PanelButton(Strings.forward, sign: "›", label: Strings.scrollForward, intent: actions.press("forward")),
        ]
    }

    /// What is said in place of content.
    func message(_ text: LocalizedText) -> AnyView {
        if family.isAccessory { return AnyView(Text(text).dim().lineLimit(size.rows)) }
        return AnyView(MessagePanel(frame(), message: text))
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
        (figure.picture, figure.open) = (pictures[poster.id], actions.play?(poster.id))
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
            self.message(message)
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
