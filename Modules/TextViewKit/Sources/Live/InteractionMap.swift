import TextViewKitInterface

/// What a person can act on, in reading order, and what moves by itself.
struct InteractionMap {
    /// A place on the screen with a meaning of its own.
    struct Mark {
        let place: Identity
        /// What it stands in.
        let parent: Identity
        /// What stands in it: another one is another view.
        let content: Identity
        let frame: Rect
        let visible: Rect
        let annotation: Annotation
        let intents: Intents
    }

    var targets: [Target] = []
    var regions: [ScrollRegion] = []
    /// Dialogs in the order of painting; the last one stands above all.
    var dialogs: [Mark] = []
    var spinners: [Mark] = []
    var footers: [Mark] = []
    var messages: [Mark] = []
    /// What comes and goes with a transition.
    var transitions: [Mark] = []
    /// What can be left with Escape and is no dialog.
    var dismissals: [Mark] = []

    /// The number of the dialog above all; 0 when there is none.
    var scope: Int { dialogs.count }

    /// What can be acted on now: what stands under a dialog cannot, but for keys that work everywhere.
    var reachable: [Target] {
        targets.filter { $0.scope == scope || $0.annotation.behaviour == .command(isEverywhere: true) }
    }

    var focusable: [Target] { reachable.filter(\.takesFocus) }

    func target(_ place: Identity?) -> Target? { targets.first { $0.place == place && $0.scope == scope } }

    /// The target that is seen at a place; of several the one painted last.
    func target(at point: Point) -> Target? { reachable.last { $0.contains(point) } }

    /// The regions around a place on the screen or a target, the innermost first.
    func regions(at point: Point) -> [ScrollRegion] {
        regions(from: regions.lastIndex { $0.scope == scope && $0.visible.contains(point) })
    }

    func regions(around target: Target) -> [ScrollRegion] { regions(from: target.region) }

    private func regions(from start: Int?) -> [ScrollRegion] {
        var result: [ScrollRegion] = []
        var next = start
        while let index = next {
            result.append(regions[index])
            next = regions[index].parent
        }
        return result
    }
}
