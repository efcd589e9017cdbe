import WidgetCoreInterface

/// Makes one list of the answers of several sources, with nothing in it twice.
enum MediaMerge {
    /// What was begun, the last watched first; what was watched to its end is not begun any more, and of a series only
    /// the last watched episode counts.
    static func byLastWatched(_ answers: [[MediaItem]]) -> [MediaItem] {
        let begun = answers.joined().filter { !$0.isWatched }
        let ordered = begun.enumerated().sorted { left, right in
            (right.element.watchedAt ?? .min, left.offset) < (left.element.watchedAt ?? .min, right.offset)
        }
        return unique(ordered.map(\.element))
    }

    /// The best of each source, then the second of each, and so on.
    static func inTurns(_ answers: [[MediaItem]]) -> [MediaItem] {
        let longest = answers.map(\.count).max() ?? 0
        return unique(
            (0..<longest).flatMap { turn in answers.compactMap { $0.indices.contains(turn) ? $0[turn] : nil } })
    }

    private static func unique(_ items: [MediaItem]) -> [MediaItem] {
        var seen: Set<String> = []
        return items.filter { item in
            let names = item.names
            defer { seen.formUnion(names) }
            return seen.isDisjoint(with: names)
        }
    }
}

extension MediaItem {
    /// What makes it the same as another one: its id, its series, or title and year for two copies of one film.
    fileprivate var names: Set<String> {
        let work =
            switch (show, title, year) {
            case (let show?, _, _): "show \(show.lowercased())"
            case (nil, let title?, let year?): "film \(title.lowercased()) \(year)"
            default: "item \(id)"
            }
        return ["item \(id)", work]
    }
}
