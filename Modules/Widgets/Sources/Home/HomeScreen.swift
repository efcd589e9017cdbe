import LocalizationKit
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface

/// The board of placed widgets, arranged by the width there is.
struct HomeScreen: View {
    let model: HomeModel
    let actions: HomeActions

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            bar
            if let problem = model.problem { Text(problem).foreground(.red) }
            if let forgotten = model.forgotten { undo(forgotten) }
            if model.tiles.isEmpty { Text(Strings.boardEmpty).dim() }
            ScrollView(showsBar: true) {
                Flow(lineSpacing: 1) {
                    ForEach(model.tiles, id: \.placement.id) { tile in self.tile(tile) }
                }
            }
        }
    }

    private var bar: some View {
        HStack(spacing: 1) {
            Button(Strings.gallery, actions.gallery).keyboardShortcut("g", modifiers: .alt)
            Button(model.mode == .using ? Strings.arrange : Strings.done, actions.toggleMode)
            Button(Strings.reload, actions.reload)
        }
    }

    private func undo(_ forgotten: ForgottenMedia) -> some View {
        HStack(spacing: 1) {
            Text(Strings.forgotten(title: forgotten.title)).lineLimit(1)
            if forgotten.bookmark != nil { Button(Strings.undo, actions.undo).keyboardShortcut("z", modifiers: .alt) }
        }
    }

    @ViewBuilder
    private func tile(_ tile: HomeModel.Tile) -> some View {
        VStack(alignment: .leading) {
            if model.mode == .arranging { arranging(tile) }
            if let widget = tile.widget {
                self.widget(tile, widget).border(.rounded)
            } else {
                Text(Strings.notInBuild).dim().border(.rounded)
            }
        }
        .accessibilityGroup(tile.name)
    }

    private func widget(_ tile: HomeModel.Tile, _ widget: Widget) -> AnyView {
        WidgetFace(
            widget: widget, family: tile.placement.family, size: tile.placement.family.standardSize, shown: tile.shown,
            now: model.now, isRedacted: model.isLocked, actions: actions.widget(tile.placement.id),
            pictures: tile.pictures, drawing: tile.drawing
        ).view
    }

    private func arranging(_ tile: HomeModel.Tile) -> some View {
        HStack(spacing: 1) {
            Button("←", actions.move(tile.placement.id, -1)).accessibilityLabel(Strings.moveBack(name: tile.name))
            Button("→", actions.move(tile.placement.id, 1)).accessibilityLabel(Strings.moveForward(name: tile.name))
            if let poster = model.begun(tile) {
                Button("⌫", actions.forget(tile.placement.id))
                    .accessibilityLabel(Strings.forgetPoster(title: poster.title))
            }
            Button("×", actions.remove(tile.placement.id)).accessibilityLabel(Strings.removeWidget(name: tile.name))
        }
    }
}

extension HomeModel.Tile {
    var name: LocalizedText { widget?.title ?? LocalizedText(placement.id) }
}
