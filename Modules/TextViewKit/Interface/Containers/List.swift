/// Rows one below the other, of which only those in sight are built: a million of them cost no more than a screenful.
///
///     List(songs, position: .showing(selected)) { song in SongRow(song) }
public struct List<Data: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
    @usableFromInline let rows: ForEach<Data, ID, Row>
    @usableFromInline let position: ListPosition
    @usableFromInline let spacing: Int
    @usableFromInline let showsBar: Bool

    /// Creates a list whose rows are told apart by one of their properties.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - id: the property that tells an element apart.
    ///   - position: which part is seen.
    ///   - spacing: lines between two rows.
    ///   - showsBar: whether the last column shows which part is seen.
    ///   - row: the view of one element; it gets the whole width.
    @inlinable
    public init(
        _ data: Data, id: @escaping (Data.Element) -> ID, position: ListPosition = .row(0), spacing: Int = 0,
        showsBar: Bool = false, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {
        rows = ForEach(data, id: id, content: row)
        self.position = position
        self.spacing = spacing
        self.showsBar = showsBar
    }

    /// Creates a list of elements that have an id.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - position: which part is seen.
    ///   - spacing: lines between two rows.
    ///   - showsBar: whether the last column shows which part is seen.
    ///   - row: the view of one element; it gets the whole width.
    @inlinable
    public init(
        _ data: Data, position: ListPosition = .row(0), spacing: Int = 0, showsBar: Bool = false,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            data, id: { $0.id }, position: position, spacing: spacing, showsBar: showsBar, row: row)
    }

    /// Adds one element; the rows follow when it is placed.
    @inlinable
    public func lower(into lowering: inout Lowering) {
        let rows = rows
        lowering.list(count: rows.data.count, position: position, spacing: spacing, showsBar: showsBar) {
            number, place in
            let element = rows.data[rows.data.index(rows.data.startIndex, offsetBy: number)]
            place.place(rows.id(element)) { place in
                place.single { rows.content(element).lower(into: &$0) }
            }
        }
    }
}
