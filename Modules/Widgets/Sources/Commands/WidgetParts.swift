import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StateKit
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface
import WidgetsInterface

/// What commands and screens of widgets work with.
@MainActor
struct WidgetParts {
    /// Makes the parts, when they are first needed.
    typealias Source = @MainActor () throws -> WidgetParts

    /// How long a command waits to learn whether the session is locked; nobody who says nothing is a lock screen.
    private static let lockPatience = Duration.milliseconds(40)

    /// Who is signed in; `nil` in a build in which nobody can be.
    let session: (any SessionProviding)?
    let board: any WidgetBoard
    let center: any WidgetCenter
    let lock: any SessionLock
    let clock: any WallClock
    let time: any ContinuousTime
    let rendering: any ViewRendering
    let pictures: PosterPictures
    /// Where the configurations of hosts lie.
    let tree: any FileTree
    let forgetting: any MediaForgetting
    let refresh: DetachedRefresh
    let caller: any CallerWatch
    /// How the kinds of other features look.
    let drawings: [WidgetKind: WidgetDrawing]
    /// Opens a link of the app.
    let openLink: @MainActor (String) throws -> Void

    /// The profile of the person, whose widgets these are.
    var profile: String { session?.profile ?? SessionIdentity.nobody }

    /// Tells when another person uses the app, until the subscription is forgotten.
    func onProfileChange(_ body: @escaping @MainActor (_ profile: String) -> Void) -> AnyCancellable? {
        var last = profile
        return session?.observe { identity in
            let next = identity?.profile ?? SessionIdentity.nobody
            guard next != last else { return }
            last = next
            body(next)
        }
    }

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
                shown: try center.shown(placed.id, of: profile), drawing: drawings[placed.kind])
        }
        // What looks like the name of a placed widget is none of a kind.
        guard !name.contains(".") else { throw WidgetHostError.noSuchPlacement(name) }
        let widget = try widget(WidgetKind(rawValue: name))
        let shape = family ?? widget.families[0]
        return WidgetTarget(
            id: nil, widget: widget, family: shape,
            shown: try await center.preview(widget.kind, shape, for: profile), drawing: drawings[widget.kind])
    }

    /// Takes a poster out of what was begun, and has it shown everywhere.
    func forget(_ id: MediaID, title: LocalizedText, of profile: String) async throws -> ForgottenMedia {
        try await forgetting(of: profile) { try await $0.forget(id, title: title, of: profile) }
    }

    /// Puts the last back.
    func restore(of profile: String) async throws -> ForgottenMedia {
        try await forgetting(of: profile) { try await $0.restore(of: profile) }
    }

    private func forgetting(
        of profile: String, _ body: @Sendable (any MediaForgetting) async throws -> ForgottenMedia
    ) async throws -> ForgottenMedia {
        guard await !isLocked() else { throw WidgetHostError.locked }
        let media = try await body(forgetting)
        for kind in [WidgetKinds.continueWatching, WidgetKinds.continueWatchingStatic] {
            await center.reload(kind, of: profile, cause: .libraryChange)
        }
        return media
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
    var drawing: WidgetDrawing?
}
