import TextViewKitInterface

extension LiveRuntime {
    func handle(_ event: MouseEvent) {
        switch event.action {
        case .press(1): press(at: event.position)
        case .drag(1): drag(to: event.position)
        case .release: release(at: event.position)
        case .wheelUp: wheel(event, Point(y: -3))
        case .wheelDown: wheel(event, Point(y: 3))
        case .wheelLeft: wheel(event, Point(x: -3))
        case .wheelRight: wheel(event, Point(x: 3))
        default: return
        }
    }

    private func wheel(_ event: MouseEvent, _ distance: Point) {
        guard menu == nil, !isHelpShown else { return }
        let turned = event.modifiers == .shift ? Point(x: distance.y) : distance
        _ = map.regions(at: event.position).contains { scroll($0, by: turned) }
    }

    private func press(at point: Point) {
        if isHelpShown { return isHelpShown = false }
        if let open = menu { return pressInMenu(open, point) }
        mouse.isDouble = mouse.last.map { $0.point == point && now - $0.time <= MouseState.doubleClick } ?? false
        mouse.last = mouse.isDouble ? nil : (point, now)
        mouse.bar = map.regions(at: point).first { $0.element.bar != nil && point.x == $0.frame.maxX - 1 }?.place
        if mouse.bar != nil { return drag(to: point) }
        guard let target = map.target(at: point) else { return mouse.pressed = nil }
        mouse.pressed = target.place
        if target.takesFocus { focus.move(to: target) }
        if target.isRow { pressRow(target) }
        if target.fieldRules != nil { placeCaret(of: target, at: point, selects: false) }
    }

    private func pressInMenu(_ open: Menu, _ point: Point) {
        if let number = open.choice(at: point) { return takeChoice(number) }
        if !open.frame.contains(point) { menu = nil }
    }

    private func pressRow(_ row: Target) {
        guard let owner = map.reachable.last(where: { $0.isList && $0.region == row.region }) else { return }
        focus.move(to: owner)
        guard let region = list(of: owner), let list = region.list else { return }
        let number = rowNumber(at: row.frame.minY - region.frame.minY, region)
        if mouse.isDouble {
            run(number.flatMap { list.choice?.activate?($0) })
        } else {
            run(row.intents.activate)
        }
    }

    private func rowNumber(at y: Int, _ region: ScrollRegion) -> Int? {
        region.element.rows.firstIndex { $0.layout.origin.y <= y && y < $0.layout.origin.y + $0.layout.size.height }
            .map { $0 + region.element.firstRow }
    }

    private func placeCaret(of target: Target, at point: Point, selects: Bool) {
        guard let area = target.textArea, var state = fieldState(of: target) else { return }
        let caret = state.view.caret(at: point.x - area.minX, state.editor)
        state.editor.place(caret, selects: selects)
        if mouse.isDouble, !selects { state.editor.selectWord(at: caret) }
        fields[target.place] = state
    }

    private func drag(to point: Point) {
        if let place = mouse.bar, let region = map.regions.first(where: { $0.place == place }) {
            return dragBar(of: region, to: point)
        }
        guard let target = map.target(mouse.pressed), target.fieldRules != nil, !mouse.isDouble else { return }
        placeCaret(of: target, at: point, selects: true)
    }

    /// The place on the bar is the place in the content.
    private func dragBar(of region: ScrollRegion, to point: Point) {
        let height = max(region.frame.size.height - 1, 1)
        let place = min(max(point.y - region.frame.minY, 0), height)
        if let list = region.list {
            let last = max(list.count - region.element.rows.count, 0)
            keep(place == height ? .end : .row(last * place / height), of: region, list)
        } else {
            let room = region.room
            scroll(region, by: Point(y: room.vertical * place / height - room.top))
        }
    }

    private func release(at point: Point) {
        defer { (mouse.pressed, mouse.bar) = (nil, nil) }
        guard mouse.bar == nil, let target = map.target(at: point), target.place == mouse.pressed,
            !target.isRow, target.fieldRules == nil
        else { return }
        if case .choice(let names, let chosen) = target.annotation.behaviour {
            menu = Menu(place: target.place, names: names, highlighted: chosen ?? 0)
        } else {
            run(target.intents.activate)
        }
    }
}
