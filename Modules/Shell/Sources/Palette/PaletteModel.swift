/// What was typed into the palette, and what it finds.
struct PaletteModel {
    let items: [PaletteItem]
    var query = ""
    /// The row that Enter opens.
    private(set) var chosen = 0

    init(_ items: [PaletteItem]) {
        self.items = items
    }

    /// The items that fit, the best one first; all in their order while nothing is typed.
    var found: [PaletteItem] {
        guard !query.allSatisfy(\.isWhitespace) else { return items }
        let fitting = items.compactMap { item in item.match(query).map { (item, $0) } }
        return fitting.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// What Enter opens.
    var target: PaletteItem.Target? {
        let found = found
        return found.indices.contains(chosen) ? found[chosen].target : nil
    }

    /// Another text chooses the best row again.
    mutating func search(_ text: String) {
        (query, chosen) = (text, 0)
    }

    /// Goes up or down, and stops at the ends.
    mutating func move(by step: Int) {
        chosen = min(max(0, chosen + step), max(0, found.count - 1))
    }

    mutating func choose(_ target: PaletteItem.Target) {
        chosen = found.firstIndex { $0.target == target } ?? chosen
    }
}
