import TextViewKitInterface

/// Where the focus is: kept by identity while its element is there, and given back when a dialog closes.
struct Focus {
    private(set) var place: Identity?
    private var frame = Rect(width: 0, height: 0)
    /// The dialogs that are open, each with what had the focus before.
    private var dialogs: [(place: Identity, before: Identity?)] = []
    private var isFirst = true

    mutating func move(to target: Target) {
        place = target.place
        frame = target.frame
    }

    /// Looks again, after the screen changed.
    mutating func update(_ map: InteractionMap) {
        let focusable = map.focusable
        let isNewScope = follow(map.dialogs.map(\.place)) || isFirst
        isFirst = focusable.isEmpty && isFirst
        if let kept = focusable.first(where: { $0.place == place }) { return move(to: kept) }
        let preferred = focusable.first { $0.annotation.prefersFocus }
        let main = focusable.contains { !$0.isAside } ? focusable.filter { !$0.isAside } : focusable
        if let next = preferred ?? (isNewScope ? main.first : nearest(main)) {
            move(to: next)
        } else {
            place = nil
        }
    }

    /// Notes which dialogs are open, and returns whether there is a new one.
    private mutating func follow(_ open: [Identity]) -> Bool {
        while let last = dialogs.last, !open.contains(last.place) {
            place = last.before
            dialogs.removeLast()
        }
        let new = open.filter { place in !dialogs.contains { $0.place == place } }
        for dialog in new { dialogs.append((dialog, place)) }
        return !new.isEmpty
    }

    private func nearest(_ targets: [Target]) -> Target? {
        targets.min { distance(to: $0.frame) < distance(to: $1.frame) }
    }

    private func distance(to other: Rect) -> Int {
        let (here, there) = (frame.doubledCentre, other.doubledCentre)
        return abs(here.x - there.x) + 2 * abs(here.y - there.y)
    }
}
