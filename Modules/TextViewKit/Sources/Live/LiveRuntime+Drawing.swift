import LocalizationKit
import TextViewKitInterface

extension LiveRuntime {
    /// Draws what belongs to the runtime over the screen, and returns where the caret stands.
    func decorate() -> Point? {
        map.footers.forEach(drawFooter)
        if !environment.reduceMotion { map.spinners.forEach(drawSpinner) }
        let caret = drawFocus()
        drawMenu()
        if isHelpShown { drawHelp() }
        return menu == nil && !isHelpShown ? caret : nil
    }

    private func drawSpinner(_ mark: InteractionMap.Mark) {
        guard !mark.visible.isEmpty else { return }
        screen.change(rows: [mark.visible]) { cells in
            // Something may lie over it.
            guard let cell = cells.cell(atX: mark.frame.minX, y: mark.frame.minY),
                cells.text(of: cell) == Spinner.picture(0)
            else { return }
            cells.write(
                Spinner.picture(spinnerStep), style: cell.style, atX: mark.frame.minX, y: mark.frame.minY,
                clippedTo: CellRect(mark.visible))
        }
    }

    private func drawFocus() -> Point? {
        guard let focused, !focused.visible.isEmpty else { return nil }
        if focused.fieldRules != nil, let area = focused.textArea, let state = fields[focused.place] {
            let visible = area.intersection(focused.visible)
            drawField(state, area, visible)
            let caret = Point(x: area.minX + state.view.caretColumn(state.editor), y: area.minY)
            return visible.contains(caret) ? caret : nil
        }
        let frame = focused.isList ? chosenRowTarget(of: focused)?.visible ?? focused.visible : focused.visible
        let pictures = focused.element.pictures(at: focused.frame.origin)
        screen.change(rows: [frame]) { highlight(frame, $0, around: pictures) }
        return nil
    }

    // Reverse, or underlined where the chosen one is reversed already: neither is a colour. A picture in reverse would be
    // another picture; where something else shows the focus, it stays as it is.
    private func highlight(_ frame: Rect, _ cells: CellBuffer, around pictures: [Rect]) {
        let isReversed = cells.cell(atX: frame.minX, y: frame.minY)?.style.attributes.contains(.reverse) ?? false
        cells.restyle(CellRect(frame), adding: isReversed ? [.bold, .underline] : [.bold, .reverse])
        for picture in pictures where picture.intersection(frame) != frame {
            cells.restyle(CellRect(picture.intersection(frame)), removing: [.bold, .underline, .reverse])
        }
    }

    private func drawField(_ state: FieldState, _ area: Rect, _ visible: Rect) {
        let editor = state.editor
        guard editor.rules.boxes == nil else { return drawBoxes(editor, area, visible) }
        guard !editor.clusters.isEmpty else { return }
        let columns = state.view.columns(editor)
        screen.change(rows: [visible]) { cells in
            let style = Style(attributes: .underline)
            cells.fill(CellRect(visible), style: style)
            for (index, cluster) in editor.clusters.enumerated() {
                let isSelected = editor.selection.contains(index)
                cells.write(
                    editor.rules.isSecret ? "•" : cluster, style: isSelected ? Style(attributes: .reverse) : style,
                    atX: area.minX + columns[index] - state.view.scroll, y: area.minY, clippedTo: CellRect(visible),
                    model: metrics.model)
            }
        }
    }

    private func drawBoxes(_ editor: LineEditor, _ area: Rect, _ visible: Rect) {
        let box = min(editor.caret, max((editor.rules.boxes ?? 1) - 1, 0))
        let frame = Rect(x: area.minX + box * 3, y: area.minY, width: 3, height: 1).intersection(visible)
        screen.change(rows: [frame]) { $0.restyle(CellRect(frame), adding: [.bold, .reverse]) }
    }

    private func drawMenu() {
        guard let open = menu, let target = map.target(open.place) else { return }
        let width = open.names.reduce(0) { max($0, metrics.width(of: $1)) } + 4
        menu?.frame = open.frame(at: target.frame, within: size, width: width)
        screen.show(open.view, in: menu?.frame ?? open.frame)
    }

    private func drawHelp() {
        let help = KeyHelp(shortcuts: shortcuts).environment(\.language, environment.language)
        let wanted = screen.measure(help, within: size)
        let width = min(wanted.width, size.width)
        let height = min(wanted.height, size.height)
        screen.show(
            help,
            in: Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
    }
}

extension Element {
    /// Where pictures stand in it, when its own corner is at a point.
    fileprivate func pictures(at corner: Point) -> [Rect] {
        if case .drawing(let box, _) = content {
            return box.drawing is PixelDrawing ? [Rect(corner, layout.size)] : []
        }
        return children.flatMap { $0.pictures(at: corner + $0.layout.origin) }
    }
}
