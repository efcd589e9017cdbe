import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface
import WidgetsInterface

/// What stands on the board.
struct HomeModel: Sendable {
    struct Tile: Sendable {
        var placement: WidgetPlacement
        /// `nil` when this build does not have the kind.
        var widget: Widget?
        var shown: ShownWidget
        var pictures: [MediaID: PixelImage] = [:]
        var drawing: WidgetDrawing?
    }

    /// What a person may do on the board.
    enum Mode: Sendable, Equatable {
        case using, arranging
    }

    var tiles: [Tile] = []
    var isLocked = false
    var mode = Mode.using
    /// What was taken out of what was begun last, and can come back.
    var forgotten: ForgottenMedia?
    /// What went wrong last.
    var problem: LocalizedText?
    var now: WallTime

    /// The poster of a tile that can be taken out of what was begun.
    func begun(_ tile: Tile) -> PosterScene.Poster? {
        let kinds = [WidgetKinds.continueWatching, WidgetKinds.continueWatchingStatic]
        guard !isLocked, kinds.contains(tile.placement.kind), case .posters(let scene) = tile.shown.scene else {
            return nil
        }
        return scene.posters.first
    }

    /// Where a tile goes when it is moved; `nil` when it is at that end already.
    func place(of id: String, movedBy step: Int) -> Int? {
        guard let index = tiles.firstIndex(where: { $0.placement.id == id }) else { return nil }
        let target = index + step
        return tiles.indices.contains(target) ? target : nil
    }
}
