/// By which column a table is sorted; whoever holds the data sorts it.
public struct TableSort: Sendable, Hashable {
    /// The number of the column, from 0.
    public var column: Int
    /// Whether the least value comes first.
    public var isAscending: Bool

    /// Creates an order.
    ///
    /// - Parameters:
    ///   - column: the number of the column, from 0.
    ///   - isAscending: whether the least value comes first.
    public init(column: Int, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }

    /// The order after a person chose a column: the same column turns round, another one begins with the least.
    ///
    /// - Parameter column: the number of the column that was chosen.
    /// - Returns: the new order.
    public func choosing(_ column: Int) -> TableSort {
        TableSort(column: column, isAscending: column == self.column ? !isAscending : true)
    }
}
