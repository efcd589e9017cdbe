import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

/// Frames on a model terminal: every bug of a renderer that was reported elsewhere, in both width models.
@Suite("what a terminal shows after frames")
struct ScreenTests {
    /// Draws frames one after the other, each checked against what the terminal shows, and returns the last rows.
    private func show(
        _ model: WidthModel, width: Int, _ frames: [String]..., capabilities: TerminalCapabilities = .init(),
        style: Style = .plain
    ) throws -> [String] {
        let height = frames.map(\.count).max() ?? 1
        let writer = FrameWriter(capabilities: capabilities)
        let buffer = CellBuffer(width: width, height: height)
        var terminal = ModelTerminal(width: width, height: height, model: model)
        for frame in frames {
            buffer.fill(buffer.bounds, style: .plain)
            for (y, row) in frame.enumerated() {
                buffer.write(row, style: style, atX: 0, y: y, clippedTo: buffer.bounds)
            }
            writer.write(buffer)
            try terminal.apply(writer.output)
            #expect(terminal.difference(from: buffer) == nil)
            writer.write(buffer)
            #expect(writer.output.isEmpty)
        }
        return terminal.rows
    }

    @Test("a glyph of disputed width is followed by what belongs there", arguments: WidthModel.allCases)
    func recycling(model: WidthModel) throws {
        let rows = try show(model, width: 6, ["aaaa"], ["♻️b "])
        #expect(rows == [model == .grapheme ? "♻️b   " : "♻️ b   "])
    }

    @Test("borders stay in their columns beside disputed glyphs", arguments: WidthModel.allCases)
    func panes(model: WidthModel) throws {
        let rows = ["┌────┐┌──┐", "│♻️♻️││ab│", "│👨‍👩‍👧‍👦👍🏽││cd│", "└────┘└──┘"]
        _ = try show(model, width: 10, ["", "", "", ""], rows, ["┌────┐┌──┐", "│♻️x ││ab│", "│👍🏽👍🏽││cd│", "└────┘└──┘"])
    }

    @Test("a list with repeated and blank rows scrolls by one like a full repaint", arguments: WidthModel.allCases)
    func scrolling(model: WidthModel) throws {
        let list = ["alpha", "", "same", "same", "", "beta", "gamma", "same", "", "delta", "omega", "same"]
        let frames = (0..<6).map { start in ["header"] + (0..<8).map { list[(start + $0) % list.count] } + ["footer"] }
        let rows = try show(
            model, width: 8, frames[0], frames[1], frames[2], frames[1], frames[3], frames[0], frames[5], frames[4])
        #expect(rows.map(\.trimmed) == frames[4])
    }

    @Test("wide glyphs in the last columns, replaced by narrow ones and back", arguments: WidthModel.allCases)
    func edges(model: WidthModel) throws {
        #expect(try show(model, width: 4, ["ab日"], ["abcd"]) == ["abcd"])
        #expect(try show(model, width: 4, ["abcd"], ["a日b"]) == ["a日b"])
        #expect(try show(model, width: 4, ["日本"], ["a中b"]) == ["a中b"])
        #expect(try show(model, width: 4, ["abcd", "efgh"], ["ab⚠️", "efgh"], ["abc⚠️", "efgh"])[1] == "efgh")
    }

    @Test("the same wide glyph on another background is painted again, both cells", arguments: WidthModel.allCases)
    func background(model: WidthModel) throws {
        let buffer = CellBuffer(width: 4, height: 1)
        let writer = FrameWriter()
        var terminal = ModelTerminal(width: 4, height: 1, model: model)
        for colour in [Colour.red, .green] {
            buffer.write("a日b", style: Style(background: colour), atX: 0, y: 0, clippedTo: buffer.bounds)
            writer.write(buffer)
            try terminal.apply(writer.output)
            #expect((0..<4).map { terminal.cell(atX: $0, y: 0).style.background } == [colour, colour, colour, colour])
        }
    }

    @Test("one row changes alone, several within a synchronized update")
    func synchronizing() throws {
        let buffer = CellBuffer(width: 9, height: 3)
        let writer = FrameWriter()
        var terminal = ModelTerminal(width: 9, height: 3)
        for (rows, updates) in [(0..<3, 1), (1..<2, 1), (0..<2, 2), (0..<0, 2)] {
            for y in rows { buffer.write("\(rows) \(updates)", style: .plain, atX: 0, y: y, clippedTo: buffer.bounds) }
            writer.write(buffer)
            try terminal.apply(writer.output)
            #expect(terminal.updates == updates)
        }
    }

    @Test("a forced redraw heals whatever happened to the screen")
    func healing() throws {
        let buffer = CellBuffer(width: 9, height: 2)
        let writer = FrameWriter()
        buffer.write("still", style: Style(attributes: .bold), atX: 2, y: 1, clippedTo: buffer.bounds)
        writer.write(buffer)
        var terminal = ModelTerminal(width: 9, height: 2)
        try terminal.apply(Array("\u{1B}[2;2r\u{1B}[?7l\u{1B}[44;4mgarbage".utf8))
        writer.invalidate()
        writer.write(buffer)
        try terminal.apply(writer.output)
        #expect(terminal.difference(from: buffer) == nil)
    }

    @Test("the cursor is shown where it is wanted, and hidden outside the grid")
    func cursor() throws {
        let buffer = CellBuffer(width: 9, height: 2)
        let writer = FrameWriter()
        var terminal = ModelTerminal(width: 9, height: 2)
        writer.write(buffer, cursor: CursorPlace(x: 8, y: 1))
        try terminal.apply(writer.output)
        #expect((terminal.x, terminal.y) == (8, 1) && terminal.isCursorVisible)
        writer.write(buffer, cursor: CursorPlace(x: 9, y: 1))
        try terminal.apply(writer.output)
        #expect(!terminal.isCursorVisible)
    }
}
