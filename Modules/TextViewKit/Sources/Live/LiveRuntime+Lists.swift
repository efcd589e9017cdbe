import TextViewKitInterface

extension LiveRuntime {
    func list(of target: Target) -> ScrollRegion? {
        target.region.flatMap { map.regions.indices.contains($0) ? map.regions[$0] : nil }
    }

    func list(_ target: Target, takes press: KeyPress) -> Bool {
        guard let region = list(of: target), let list = region.list, let choice = list.choice else { return false }
        let chosen = chosenRows[region.place]
        if let row = destination(press, from: chosen, region, list) {
            if row != chosen { choose(row, in: region, choice) }
            return true
        }
        if press.modifiers.isEmpty, press.key == .enter, let chosen, let activate = choice.activate {
            run(activate(chosen))
            return true
        }
        return press.text.map { find(String($0), from: chosen, region, list, choice) } ?? false
    }

    private func choose(_ row: Int, in region: ScrollRegion, _ choice: ListChoice) {
        rowHints[region.place] = row
        run(choice.choose(row))
    }

    /// The row to which a key leads; `nil` for other keys, and at the ends, where the arrows leave the list.
    private func destination(_ press: KeyPress, from chosen: Int?, _ region: ScrollRegion, _ list: ListContent) -> Int?
    {
        guard press.modifiers.isEmpty else { return nil }
        let last = list.count - 1
        let page = max(region.element.rows.count - 1, 1)
        guard let chosen else { return press.key == .down || press.key == .home ? 0 : press.key == .end ? last : nil }
        switch press.key {
        case .up: return chosen > 0 ? chosen - 1 : nil
        case .down: return chosen < last ? chosen + 1 : nil
        case .home: return 0
        case .end: return last
        case .pageUp: return max(chosen - page, 0)
        case .pageDown: return min(chosen + page, last)
        default: return nil
        }
    }

    private func find(
        _ text: String, from chosen: Int?, _ region: ScrollRegion, _ list: ListContent, _ choice: ListChoice
    ) -> Bool {
        guard let name = choice.name, text != " " || !sought.text.isEmpty else { return false }
        let wanted = seek(text)
        // The same letter again goes on to the next row that begins with it.
        let isRepeated = wanted.count > 1 && Set(wanted).count == 1
        let prefix = isRepeated ? String(wanted.prefix(1)) : wanted
        let start = (chosen ?? -1) + (wanted.count == 1 || isRepeated ? 1 : 0)
        let order = Array(max(start, 0)..<max(list.count, start, 0)) + Array(0..<min(max(start, 0), list.count))
        if let row = order.first(where: { name($0).lowercased().hasPrefix(prefix) }) { choose(row, in: region, choice) }
        return true
    }

    /// Brings the rows into sight that were chosen since the last frame; returns whether a list moved.
    func revealChosenRows() -> Bool {
        var isMoved = false
        var rows: [Identity: Int] = [:]
        for region in map.regions {
            guard let list = region.list, let choice = list.choice else { continue }
            let former = chosenRows[region.place]
            let hint = rowHints[region.place] ?? former ?? 0
            guard let row = choice.chosenRow(of: list.count, near: hint) else { continue }
            rowHints[region.place] = row
            rows[region.place] = row
            if row != former, reveal(row: row, in: region, list) { isMoved = true }
        }
        chosenRows = rows
        return isMoved
    }

    private func reveal(row: Int, in region: ScrollRegion, _ list: ListContent) -> Bool {
        let index = row - region.element.firstRow
        let rows = region.element.rows
        if rows.indices.contains(index) {
            let (top, height) = (rows[index].layout.origin.y, rows[index].layout.size.height)
            if top >= 0, top + height <= region.frame.size.height { return false }
        }
        keep(row <= region.element.firstRow ? .row(row) : .bottom(row), of: region, list)
        return true
    }

    func keep(_ position: ListPosition, of region: ScrollRegion, _ list: ListContent) {
        states.positions[region.place] = (list.position, position)
        renderer.rearrange(region.place)
    }

    /// The row of a list that is chosen, where it can be seen.
    func chosenRowTarget(of target: Target) -> Target? {
        map.reachable.first { $0.isRow && $0.region == target.region && $0.annotation.isChosen($0.element) }
    }

    /// Makes a column of a table wider or narrower.
    func column(_ number: Int, of table: Identity, _ target: Target, takes press: KeyPress) -> Bool {
        let width = target.frame.size.width
        switch press.text {
        case "+": states.widths[table, default: [:]][number] = width + 1
        case "-": states.widths[table, default: [:]][number] = max(width - 1, 1)
        case "0": states.widths[table, default: [:]][number] = nil
        default: return false
        }
        environment.stateRevision += 1
        return true
    }
}

extension Annotation {
    /// Whether it, or what is said within it, is the chosen one.
    func isChosen(_ element: Element) -> Bool { traits.contains(.selected) || element.isChosenWithin }
}

extension Element {
    fileprivate var isChosenWithin: Bool {
        if case .annotation(let annotation) = content, annotation.traits.contains(.selected) { return true }
        return children.count == 1 && children[0].isChosenWithin
    }
}
