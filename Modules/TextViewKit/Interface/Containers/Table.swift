/// Rows with columns under a heading; rows out of sight are never built.
///
///     Table(peers, columns: [
///         TableColumn("Name") { $0.name },
///         TableColumn("Calls", width: .fixed(5), alignment: .trailing) { String($0.calls) },
///     ])
///
/// With ``sorted(_:onSort:)`` the headings take the focus: Enter sorts, `+` and `-` change the width of a column, which
/// belongs to the screen, and `0` gives it back its own.
public struct Table<Data: RandomAccessCollection, ID: Hashable>: View {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let columns: [TableColumn<Data.Element>]
    private let selection: ID?
    private let position: ListPosition?
    private let name: ((Data.Element) -> String)?
    private let onSelect: ((ID) -> Intent)?
    private let onActivate: ((ID) -> Intent)?
    private var sort: TableSort?
    private var onSort: ((TableSort) -> Intent)?

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - id: the property that tells an element apart.
    ///   - columns: the columns from left to right.
    ///   - selection: the id of the row that is chosen.
    ///   - position: which rows are seen; `nil` begins with the first ones, or with the chosen one in sight.
    ///   - name: what an element is called, for those who type the beginning of it.
    ///   - onSelect: what happens when another row is chosen; without it none can be.
    ///   - onActivate: what happens on Enter or a double click on a row.
    public init(
        _ data: Data, id: @escaping (Data.Element) -> ID, columns: [TableColumn<Data.Element>], selection: ID? = nil,
        position: ListPosition? = nil, name: ((Data.Element) -> String)? = nil, onSelect: ((ID) -> Intent)? = nil,
        onActivate: ((ID) -> Intent)? = nil
    ) {
        self.data = data
        self.id = id
        self.columns = columns
        self.selection = selection
        self.position = position
        self.name = name
        self.onSelect = onSelect
        self.onActivate = onActivate
    }

    /// The heading, a line, the rows.
    public var body: some View {
        WidthReader { place, widths in
            VStack(alignment: .leading) {
                row { heading($0, place, widths[$0]) }
                Divider()
                rows(widths)
            }
            .annotated(Annotation(role: .table))
        }
    }

    /// Lets a person sort the table by its headings.
    ///
    /// - Parameters:
    ///   - sort: how the data is sorted now; `nil` when by none of the columns.
    ///   - onSort: what happens when a person chooses an order.
    /// - Returns: the table, with a mark at the heading of the column.
    public func sorted(_ sort: TableSort?, onSort: @escaping (TableSort) -> Intent) -> Table {
        var table = self
        table.sort = sort
        table.onSort = onSort
        return table
    }

    @ViewBuilder
    private func rows(_ widths: [Int: Int]) -> some View {
        if let onSelect {
            List(data, id: id, selection: selection, position: position, name: name) { element in
                row { framed(columns[$0].cell(element), columns[$0], widths[$0]) }
            } onSelect: {
                onSelect($0)
            } onActivate: {
                onActivate?($0) ?? .perform {}
            }
        } else {
            List(data, id: id, position: position ?? .row(0)) { element in
                row { framed(columns[$0].cell(element), columns[$0], widths[$0]) }.highlighted(id(element) == selection)
            }
        }
    }

    @ViewBuilder
    private func heading(_ index: Int, _ place: Identity, _ width: Int?) -> some View {
        let title = columns[index].title
        if let onSort {
            let isSorted = sort?.column == index
            let mark = isSorted ? sort?.isAscending == true ? " ▲" : " ▼" : ""
            let order = sort?.isAscending == true ? Strings.ascending : Strings.descending
            framed((Text(title).bold() + Text(mark)).lineLimit(1), columns[index], width)
                .annotated(
                    Annotation(
                        role: .button, traits: [.interactive, .header], coversChildren: true,
                        behaviour: .column(index, of: place)),
                    saying: SpokenWords(label: title, value: isSorted ? order : nil),
                    intents: Intents(activate: onSort(sort?.choosing(index) ?? TableSort(column: index))))
        } else {
            framed(Text(title).bold().lineLimit(1).accessibilityTraits(.header), columns[index], width)
        }
    }

    private func row(@ViewBuilder _ cell: @escaping (Int) -> some View) -> some View {
        HStack(spacing: 1) { ForEach(columns.indices) { cell($0) } }.annotated(Annotation(role: .group))
    }

    @ViewBuilder
    private func framed(_ cell: some View, _ column: TableColumn<Data.Element>, _ width: Int?) -> some View {
        let alignment = Alignment(column.alignment, .top)
        switch width.map(ColumnWidth.fixed) ?? column.width {
        case .fixed(let width): cell.frame(width: width, alignment: alignment).clipped()
        case .flexible(let least, let greatest):
            cell.frame(minWidth: least, maxWidth: greatest, alignment: alignment).clipped()
        }
    }
}

extension Table where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a table of elements that have an id.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - columns: the columns from left to right.
    ///   - selection: the id of the row that is chosen.
    ///   - position: which rows are seen; `nil` begins with the first ones, or with the chosen one in sight.
    ///   - name: what an element is called, for those who type the beginning of it.
    ///   - onSelect: what happens when another row is chosen; without it none can be.
    ///   - onActivate: what happens on Enter or a double click on a row.
    public init(
        _ data: Data, columns: [TableColumn<Data.Element>], selection: ID? = nil, position: ListPosition? = nil,
        name: ((Data.Element) -> String)? = nil, onSelect: ((ID) -> Intent)? = nil,
        onActivate: ((ID) -> Intent)? = nil
    ) {
        self.init(
            data, id: { $0.id }, columns: columns, selection: selection, position: position, name: name,
            onSelect: onSelect, onActivate: onActivate)
    }
}
