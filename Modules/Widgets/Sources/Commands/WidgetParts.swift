import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetHostInterface

/// What commands and screens of widgets work with.
@MainActor
struct WidgetParts {
    /// Makes the parts, when they are first needed.
    typealias Source = @MainActor () throws -> WidgetParts

    /// How long a command waits to learn whether the session is locked; nobody who says nothing is a lock screen.
    private static let lockPatience = Duration.milliseconds(40)

    let board: any WidgetBoard
    let center: any WidgetCenter
    let lock: any SessionLock
    let clock: any WallClock
    let time: any ContinuousTime
    let rendering: any ViewRendering
    let pictures: PosterPictures
    /// Where the configurations of hosts lie.
    let tree: any FileTree
    /// The profile of the person, whose widgets these are.
    let profile = "local"

    func widget(_ kind: WidgetKind) throws(WidgetHostError) -> Widget {
        guard let widget = board.widgets.first(where: { $0.kind == kind }) else {
            throw .noSuchKind(kind, known: board.widgets.map(\.kind))
        }
        return widget
    }

    /// A placed widget, or what the gallery shows of a kind.
    func target(_ name: String, family: WidgetFamily?) async throws -> WidgetTarget {
        let placements = try board.placements(of: profile)
        let placed = placements.first { $0.id == name } ?? placements.first { $0.kind.rawValue == name }
        if let placed {
            return WidgetTarget(
                id: placed.id, widget: try widget(placed.kind), family: family ?? placed.family,
                shown: try center.shown(placed.id, of: profile))
        }
        // What looks like the name of a placed widget is none of a kind.
        guard !name.contains(".") else { throw WidgetHostError.noSuchPlacement(name) }
        let widget = try widget(WidgetKind(rawValue: name))
        let shape = family ?? widget.families[0]
        return WidgetTarget(
            id: nil, widget: widget, family: shape,
            shown: try await center.preview(widget.kind, shape, for: profile))
    }

    func isLocked() async -> Bool {
        let state = try? await time.within(Self.lockPatience) { [lock] in await lock.state() }
        return state?.isLocked ?? false
    }
}

/// What a command is about.
struct WidgetTarget {
    /// The name of the placed widget; `nil` when none is placed.
    var id: String?
    var widget: Widget
    var family: WidgetFamily
    var shown: ShownWidget
}
