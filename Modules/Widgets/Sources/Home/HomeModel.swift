import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// What stands on the board.
struct HomeModel: Sendable {
    struct Tile: Sendable {
        var placement: WidgetPlacement
        /// `nil` when this build does not have the kind.
        var widget: Widget?
        var shown: ShownWidget
    }

    /// What a person may do on the board.
    enum Mode: Sendable, Equatable {
        case using, arranging
    }

    var tiles: [Tile] = []
    var isLocked = false
    var mode = Mode.using
    /// What went wrong last.
    var problem: LocalizedText?
    var now: WallTime

    /// Where a tile goes when it is moved; `nil` when it is at that end already.
    func place(of id: String, movedBy step: Int) -> Int? {
        guard let index = tiles.firstIndex(where: { $0.placement.id == id }) else { return nil }
        let target = index + step
        return tiles.indices.contains(target) ? target : nil
    }
}
