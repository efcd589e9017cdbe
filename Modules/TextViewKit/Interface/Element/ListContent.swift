/// The rows of a list, built one by one when they come into sight.
///
/// Its closures cannot be compared, so a list is made anew with whatever holds it; its rows are compared one by one.
package final class ListContent: Equatable {
    package let count: Int
    package let position: ListPosition
    package let spacing: Int
    package let showsBar: Bool
    package let choice: ListChoice?
    /// Lowers the row with a number from 0 to `count - 1`.
    package let row: (Int, inout Lowering) -> Void
    /// What rows inherit from the place of the list.
    package let seed: Lowering
    /// The rows of the list that stood here a frame ago.
    package var previousRows: [Element] = []

    package init(
        count: Int, position: ListPosition, spacing: Int, showsBar: Bool, choice: ListChoice? = nil,
        seed: Lowering, row: @escaping (Int, inout Lowering) -> Void
    ) {
        self.count = count
        self.position = position
        self.spacing = spacing
        self.showsBar = showsBar
        self.choice = choice
        self.seed = seed
        self.row = row
    }

    package static func == (left: ListContent, right: ListContent) -> Bool { left === right }
}
