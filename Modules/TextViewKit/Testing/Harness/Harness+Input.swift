import TextViewKit
public import TextViewKitInterface

extension Harness {
    /// Presses a key.
    ///
    /// - Parameters:
    ///   - key: which one, such as `.tab` or `"a"`.
    ///   - modifiers: what is held down beside it.
    public func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        var press = KeyPress(key, modifiers)
        if case .character(let character) = key, modifiers.isSubset(of: .shift) { press.text = character }
        send(.key(press))
    }

    /// Types text, one stroke for each grapheme cluster; a line feed is Enter.
    ///
    /// - Parameter text: what is typed.
    public func type(_ text: String) {
        for character in text { press(character.isNewline ? .enter : .character(character)) }
    }

    /// Pastes text as one piece.
    ///
    /// - Parameter text: what is on the clipboard.
    public func paste(_ text: String) { send(.paste(text)) }

    /// Presses and releases the left button in the middle of what has a name.
    ///
    /// - Parameters:
    ///   - label: the name of a control, or the text of a row.
    ///   - count: how often, at once.
    /// - Throws: ``HarnessError`` when nothing of that name can be seen.
    public func click(_ label: String, count: Int = 1) throws {
        let named = nodes.flatMap(\.flattened).filter { $0.label == label }
        guard let node = named.last(where: { $0.traits.contains(.interactive) }) ?? named.last else {
            throw HarnessError.noSuchLabel(label, found: labels)
        }
        let seen = node.frame.intersection(Rect(width: cells.width, height: cells.height))
        guard !seen.isEmpty else { throw HarnessError.outOfSight(label) }
        for _ in 0..<count { click(x: (seen.minX + seen.maxX - 1) / 2, y: (seen.minY + seen.maxY - 1) / 2) }
    }

    /// Presses and releases the left button in a cell.
    ///
    /// - Parameters:
    ///   - x: the column, from 0.
    ///   - y: the row, from 0.
    public func click(x: Int, y: Int) {
        send(.mouse(MouseEvent(.press(1), at: Point(x: x, y: y))))
        send(.mouse(MouseEvent(.release(1), at: Point(x: x, y: y))))
    }

    private var labels: [String] {
        nodes.flatMap(\.flattened).filter { $0.traits.contains(.interactive) }.map(\.label)
    }
}

extension Harness {
    /// Hands over events that arrive before the next frame, as fast typing does.
    ///
    /// - Parameter events: what arrives, the first one first.
    public func sendTogether(_ events: [InputEvent]) {
        for event in events { runtime.handle(event, at: time) }
        draw()
    }
}
