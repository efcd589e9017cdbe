/// Rows one below the other, of which only those in sight are built: a million of them cost no more than a screenful.
///
///     List(songs, position: .showing(selected)) { song in SongRow(song) }
public struct List<Data: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
    // Made where the types are known, so that the compiler specialises what every row costs.
    private let row: (Int, inout Lowering) -> Void
    private let count: Int
    private let position: ListPosition
    private let spacing: Int
    private let showsBar: Bool

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
        self.init(count: data.count, position: position, spacing: spacing, showsBar: showsBar) { number, lowering in
            let element = data[data.index(data.startIndex, offsetBy: number)]
            lowering.place(id(element)) { place in
                place.single { row(element).lower(into: &$0) }
            }
        }
    }

    @usableFromInline
    init(
        count: Int, position: ListPosition, spacing: Int, showsBar: Bool, row: @escaping (Int, inout Lowering) -> Void
    ) {
        self.count = count
        self.position = position
        self.spacing = Length.clamp(spacing)
        self.showsBar = showsBar
        self.row = row
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
    public func lower(into lowering: inout Lowering) {
        let list = ListContent(
            count: count, position: position, spacing: spacing, showsBar: showsBar,
            seed: lowering.inside(former: []), row: row)
        lowering.wrap(.annotation(Annotation(role: .list))) { $0.add(.list(list)) }
    }
}
