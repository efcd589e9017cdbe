/// Rows one below the other, of which only those in sight are built: a million of them cost no more than a screenful.
///
///     List(songs, selection: model.song, name: \.title) { song in
///         SongRow(song)
///     } onSelect: { .perform { model.choose($0) } }
///
/// A list that can be chosen from takes the focus as a whole: arrows, Home, End and the page keys choose another row, and
/// with `name` so does typing the beginning of a name. Which part is seen belongs to the screen, and follows the choice.
public struct List<Data: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
    // Made where the types are known, so that the compiler specialises what every row costs.
    private let row: (Int, inout Lowering) -> Void
    private let count: Int
    private let position: ListPosition?
    private let spacing: Int
    private let showsBar: Bool
    private var choice: ListChoice?

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

    /// Creates a list from which a row can be chosen.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - id: the property that tells an element apart.
    ///   - selection: the id of the row that is chosen; it is highlighted.
    ///   - position: which part is seen at first; `nil` begins with the chosen row in sight.
    ///   - spacing: lines between two rows.
    ///   - showsBar: whether the last column shows which part is seen.
    ///   - name: what an element is called, for those who type the beginning of it.
    ///   - row: the view of one element; it gets the whole width.
    ///   - onSelect: what happens when another row is chosen.
    ///   - onActivate: what happens on Enter or a double click.
    public init(
        _ data: Data, id: @escaping (Data.Element) -> ID, selection: ID?, position: ListPosition? = nil,
        spacing: Int = 0, showsBar: Bool = false, name: ((Data.Element) -> String)? = nil,
        @ViewBuilder row: @escaping (Data.Element) -> Row, onSelect: @escaping (ID) -> Intent,
        onActivate: ((ID) -> Intent)? = nil
    ) {
        let element = { (number: Int) in data[data.index(data.startIndex, offsetBy: number)] }
        let isChosen = { (number: Int) in id(element(number)) == selection }
        self.init(count: data.count, position: position, spacing: spacing, showsBar: showsBar) { number, place in
            place.place(id(element(number))) { place in
                place.single { lowering in
                    row(element(number)).frame(maxWidth: .max, alignment: .leading).highlighted(isChosen(number))
                        .annotated(
                            Annotation(role: .row, traits: .interactive),
                            intents: Intents(activate: onSelect(id(element(number))))
                        )
                        .lower(into: &lowering)
                }
            }
        }
        choice = ListChoice(
            isChosen: isChosen, choose: { onSelect(id(element($0))) },
            activate: onActivate.map { activate in { activate(id(element($0))) } },
            name: name.map { name in { name(element($0)) } })
    }

    @usableFromInline
    init(
        count: Int, position: ListPosition?, spacing: Int, showsBar: Bool, row: @escaping (Int, inout Lowering) -> Void
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
            count: count, position: position ?? start(lowering), spacing: spacing, showsBar: showsBar, choice: choice,
            seed: lowering.inside(former: []), row: row)
        lowering.wrap(.annotation(Annotation(role: .list))) { $0.add(.list(list)) }
    }

    /// A live screen brings the chosen row into sight by itself, and moves no more than it takes.
    private func start(_ lowering: Lowering) -> ListPosition {
        guard lowering.record.states == nil, let row = choice?.chosenRow(of: count) else { return .row(0) }
        return .showing(row)
    }
}
