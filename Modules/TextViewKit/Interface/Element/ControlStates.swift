/// What lowering and layout have to know of the state that a live screen keeps for its controls, by their identity.
///
/// What the view itself says is kept beside it: when the view says something else than it did, the view is right.
package final class ControlStates {
    package var offsets: [Identity: (said: Point, kept: Point)] = [:]
    package var positions: [Identity: (said: ListPosition, kept: ListPosition)] = [:]
    /// The widths that a person gave to columns of a table, by their numbers.
    package var widths: [Identity: [Int: Int]] = [:]

    package init() {}

    /// Forgets where lists and windows stood that are gone, once there are many of them.
    package func forget(allBut places: [Identity]) {
        guard offsets.count + positions.count > 500 else { return }
        let kept = Set(places)
        offsets = offsets.filter { kept.contains($0.key) }
        positions = positions.filter { kept.contains($0.key) }
    }

    package func offset(of place: Identity, said: Point) -> Point {
        guard let state = offsets[place], state.said == said else { return said }
        return state.kept
    }

    package func position(of place: Identity, said: ListPosition) -> ListPosition {
        guard let state = positions[place], state.said == said else { return said }
        return state.kept
    }
}
