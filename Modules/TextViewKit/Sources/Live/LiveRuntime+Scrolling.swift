import TextViewKitInterface

extension LiveRuntime {
    /// Moves what a page key is meant for: the window around the focus, or the first one that can move.
    func scroll(by press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let regions = focused.map(map.regions(around:)) ?? []
        let candidates = regions + map.regions.filter { $0.scope == map.scope && !$0.visible.isEmpty }
        return candidates.contains { region in distance(of: press.key, region).map { scroll(region, by: $0) } ?? false }
    }

    /// Moves the lists that can be moved; returns whether there are any.
    func turnLists(_ key: Key) -> Bool {
        let lists = map.regions.filter { $0.scope == map.scope && $0.list != nil }
        return lists.reduce(false) { isMoved, list in
            distance(of: key, list).map { scroll(list, by: $0) } ?? false || isMoved
        }
    }

    private func distance(of key: Key, _ region: ScrollRegion) -> Point? {
        let page = max(region.visible.size.height - 1, 1)
        switch key {
        case .pageUp: return Point(y: -page)
        case .pageDown: return Point(y: page)
        case .home: return Point(y: -Length.greatest)
        case .end: return Point(y: Length.greatest)
        default: return nil
        }
    }

    /// Moves the content of a region; returns whether there was any room that way.
    @discardableResult
    func scroll(_ region: ScrollRegion, by distance: Point) -> Bool {
        let room = region.room
        let hasRoom =
            distance.y < 0 && room.top > 0 || distance.y > 0 && room.bottom > 0 || distance.x < 0 && room.leading > 0
            || distance.x > 0 && room.trailing > 0
        guard hasRoom else { return false }
        if let list = region.list {
            keep(position(of: region, list, movedBy: distance.y), of: region, list)
        } else if case .scroll(let scroll) = region.element.content {
            let offset = Point(
                x: room.leading + min(max(distance.x, -room.leading), room.trailing),
                y: room.top + min(max(distance.y, -room.top), room.bottom))
            states.offsets[region.place] = (scroll.offset, offset)
            renderer.rearrange(region.place)
        }
        change()
        return true
    }

    /// Rows above those that were built have no height yet: each counts as one line.
    private func position(of region: ScrollRegion, _ list: ListContent, movedBy lines: Int) -> ListPosition {
        let rows = region.element.rows
        if lines >= Length.greatest { return .end }
        if lines <= -Length.greatest { return .row(0) }
        var (row, offset) = (region.element.firstRow, lines - (rows.first?.layout.origin.y ?? 0))
        for element in rows where offset >= max(element.layout.size.height, 1) + list.spacing {
            offset -= max(element.layout.size.height, 1) + list.spacing
            row += 1
        }
        return offset < 0 ? .row(max(row + offset, 0)) : .row(row, offset: offset)
    }

    /// Moves the regions around a target so that it can be seen; returns whether one moved.
    @discardableResult
    func reveal(_ target: Target) -> Bool {
        let regions = target.isList ? map.regions(around: target).dropFirst() : map.regions(around: target)[...]
        return regions.reduce(false) { isMoved, region in
            scroll(region, by: way(from: target.frame, to: region.visible)) || isMoved
        }
    }

    /// How far content has to move so that a frame lies in a window, with its beginning where it is too large.
    private func way(from frame: Rect, to window: Rect) -> Point {
        Point(
            x: way(frame.minX, frame.maxX, window.minX, window.maxX),
            y: way(frame.minY, frame.maxY, window.minY, window.maxY))
    }

    private func way(_ start: Int, _ end: Int, _ windowStart: Int, _ windowEnd: Int) -> Int {
        start < windowStart ? start - windowStart : max(min(end - windowEnd, start - windowStart), 0)
    }
}
