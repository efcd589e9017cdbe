import Testing
import TextViewKitInterface
import TextViewKitTesting

extension TerminalProgram {
    /// Presses and releases the left button on the first glyph of a text, as a terminal reports it (SGR, mode 1006).
    func click(_ text: String) throws {
        let place = try #require(screen.place(of: text), "\(screen.text)")
        #expect(screen.modes.isSuperset(of: [1000, 1006]))
        let cell = "0;\(place.x + 1);\(place.y + 1)"
        send("\u{1B}[<\(cell)M\u{1B}[<\(cell)m")
    }
}

extension TerminalScreen {
    /// The cell in which a text begins, in rows without wide glyphs before it.
    fileprivate func place(of text: String) -> Point? {
        for (y, row) in rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return Point(x: row.distance(from: row.startIndex, to: range.lowerBound), y: y)
        }
        return nil
    }
}
