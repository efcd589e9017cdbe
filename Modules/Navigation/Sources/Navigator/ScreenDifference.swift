import NavigationInterface

/// Which screens went and which came between two states.
@MainActor
struct ScreenDifference {
    /// The screens that went, the uppermost first.
    let gone: [any Presentable]
    /// The screens that came, the lowest first.
    let come: [any Presentable]
    private let closed: Set<ObjectIdentifier>

    init(from former: NavigationState, to next: NavigationState) {
        let before = Set(former.screens.map { ObjectIdentifier($0) })
        let after = Set(next.screens.map { ObjectIdentifier($0) })
        gone = former.screens.reversed().filter { !after.contains(ObjectIdentifier($0)) }
        come = next.screens.filter { !before.contains(ObjectIdentifier($0)) }
        closed = Self.closed(from: former, to: next)
    }

    /// The scopes that lost screens, each once, in the order of losing.
    var losers: [FlowScope] { Self.owners(of: gone) }

    /// Tells each coordinator, before it loses screens, why.
    func announce(_ change: NavigationChange) {
        let dismissed = gone.filter { closed.contains(ObjectIdentifier($0)) }
        for owner in Self.owners(of: dismissed) { owner.listeners.tell { $0.dismiss(change.cause) } }
        let others = gone.filter { !closed.contains(ObjectIdentifier($0)) }
        for owner in Self.owners(of: others) {
            switch change.announcement {
            case .nothing: break
            case .start: owner.listeners.tell { $0.start() }
            case .toRoot: owner.listeners.tell { $0.toRoot() }
            }
        }
    }

    private static func owners(of screens: [any Presentable]) -> [FlowScope] {
        screens.reduce(into: []) { owners, screen in
            guard let owner = screen.owner as? FlowScope, !owners.contains(where: { $0 === owner }) else { return }
            owners.append(owner)
        }
    }

    /// The screens of modals and overlays that are not there any more.
    private static func closed(from former: NavigationState, to next: NavigationState) -> Set<ObjectIdentifier> {
        let open = Set(next.windows.flatMap { [$0.id] + $0.modals.map(\.id) })
        let closed = former.windows.flatMap { window in
            let modals = window.modals.filter { !open.contains($0.id) }.flatMap(\.stack.screens)
            return modals + (open.contains(window.id) ? [] : window.stacks.flatMap(\.screens))
        }
        return Set(closed.map { ObjectIdentifier($0) })
    }
}
