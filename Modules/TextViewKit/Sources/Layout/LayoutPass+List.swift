import TextViewKitInterface

extension ListContent {
    /// Where nobody says how high a list may be, it shows its first rows as if each were one line.
    var idealSize: Size {
        Size(width: 40, height: min(max(count * (1 + spacing) - spacing, 0), 1000))
    }
}

extension LayoutPass {
    /// Builds, measures and places the rows that can be seen, and no others.
    func arrangeList(_ element: Element, _ list: ListContent, _ size: Size) {
        let former = element.rows.isEmpty ? list.previousRows : element.rows
        let position = record.states?.position(of: element.identity, said: list.position) ?? list.position
        var window = ListWindow(list, position, size, former: former, self)
        window.fill()
        element.rows = window.rows
        element.bar = window.bar
        element.firstRow = window.first
        list.previousRows = []
    }
}
