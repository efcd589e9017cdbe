/// Rows with columns under a heading; rows out of sight are never built.
///
///     Table(peers, columns: [
///         TableColumn("Name") { $0.name },
///         TableColumn("Calls", width: .fixed(5), alignment: .trailing) { String($0.calls) },
///     ])
public struct Table<Data: RandomAccessCollection, ID: Hashable>: View {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let columns: [TableColumn<Data.Element>]
    private let selection: ID?
    private let position: ListPosition

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - data: one element for each row.
    ///   - id: the property that tells an element apart.
    ///   - columns: the columns from left to right.
    ///   - selection: the id of the row that is chosen.
    ///   - position: which rows are seen.
    public init(
        _ data: Data, id: @escaping (Data.Element) -> ID, columns: [TableColumn<Data.Element>], selection: ID? = nil,
        position: ListPosition = .row(0)
    ) {
        self.data = data
        self.id = id
        self.columns = columns
        self.selection = selection
        self.position = position
    }

    /// The heading, a line, the rows.
    public var body: some View {
        VStack(alignment: .leading) {
            row { Text($0.title).bold().lineLimit(1) }.accessibilityTraits(.header)
            Divider()
            List(data, id: id, position: position) { element in
                row { $0.cell(element) }.highlighted(id(element) == selection)
            }
        }
        .annotated(Annotation(role: .table))
    }

    private func row(_ cell: @escaping (TableColumn<Data.Element>) -> some View) -> some View {
        HStack(spacing: 1) {
            ForEach(columns.indices) { index in
                framed(cell(columns[index]), columns[index])
            }
        }
        .annotated(Annotation(role: .group))
    }

    @ViewBuilder
    private func framed(_ cell: some View, _ column: TableColumn<Data.Element>) -> some View {
        let alignment = Alignment(column.alignment, .top)
        switch column.width {
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
    ///   - position: which rows are seen.
    public init(
        _ data: Data, columns: [TableColumn<Data.Element>], selection: ID? = nil, position: ListPosition = .row(0)
    ) {
        self.init(data, id: { $0.id }, columns: columns, selection: selection, position: position)
    }
}
