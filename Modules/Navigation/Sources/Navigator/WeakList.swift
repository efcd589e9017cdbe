/// Objects that are not held, in the order of adding; the room of those that are gone is used again.
struct WeakList<Element: AnyObject> {
    private struct Entry {
        weak var object: Element?
        let name: String
    }

    private var entries: [Entry] = []
    private var limit = 64

    mutating func append(_ object: Element, named name: String = "") {
        if entries.count >= limit {
            entries.removeAll { $0.object == nil }
            limit = max(64, 2 * entries.count)
        }
        entries.append(Entry(object: object, name: name))
    }

    /// Those that are still there.
    var living: [(object: Element, name: String)] {
        entries.compactMap { entry in entry.object.map { ($0, entry.name) } }
    }
}
