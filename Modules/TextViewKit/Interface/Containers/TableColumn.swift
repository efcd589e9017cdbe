public import LocalizationKit

/// One column of a ``Table``.
public struct TableColumn<Element> {
    let title: LocalizedText
    let width: ColumnWidth
    let alignment: HorizontalAlignment
    let cell: (Element) -> AnyView

    /// Creates a column of any views.
    ///
    /// - Parameters:
    ///   - title: what stands above it.
    ///   - width: how its width is found.
    ///   - alignment: where cells stand in it.
    ///   - cell: the view for one row.
    public init(
        _ title: some LocalizedTextConvertible, width: ColumnWidth = .flexible(),
        alignment: HorizontalAlignment = .leading,
        @ViewBuilder cell: @escaping (Element) -> some View
    ) {
        self.title = title.localizedText
        self.width = width
        self.alignment = alignment
        self.cell = { AnyView(cell($0)) }
    }

    /// Creates a column of text.
    ///
    /// - Parameters:
    ///   - title: what stands above it.
    ///   - width: how its width is found.
    ///   - alignment: where the text stands in it.
    ///   - text: the text for one row, shown on one line.
    public init(
        _ title: some LocalizedTextConvertible, width: ColumnWidth = .flexible(),
        alignment: HorizontalAlignment = .leading,
        text: @escaping (Element) -> String
    ) {
        self.init(title, width: width, alignment: alignment) { Text(text($0)).lineLimit(1) }
    }
}
