import Testing
import TextViewKit
import TextViewKitInterface

@Suite("cells as a picture")
struct SVGPictureTests {
    private func picture(_ parts: [(String, Style)]) -> String {
        let cells = CellBuffer(width: 8, height: 1)
        var x = 0
        for (text, style) in parts { x += cells.write(text, style: style, atX: x, y: 0, clippedTo: cells.bounds) }
        return SVGPicture(cells).text
    }

    @Test(
        "what shows on ink alone makes no other picture of a blank",
        arguments: [
            Style(attributes: .bold), Style(attributes: [.dim, .italic]), Style(foreground: .red),
            Style(foreground: .rgb(1, 2, 3), attributes: .blink),
        ])
    func unseen(style: Style) {
        let plain = picture([("a  b", .plain)])
        #expect(picture([("a", .plain), ("  ", style), ("b", .plain)]) == plain)
        #expect(picture([("a  b", .plain), ("    ", style)]) == plain)
        let leading = picture([("  b", .plain)])
        #expect(picture([("  ", style), ("b", .plain)]) == leading)
        let styled = picture([("a", style), ("b", .plain)])
        #expect(picture([("a", style), ("b", .plain), (" ", style)]) == styled)
    }

    @Test("on a ground of a theme, too, only the ground counts")
    func ground() {
        let ground = Colour.rgb(20, 24, 29)
        let (ink, dim) = (Style(background: ground), Style(foreground: .red, background: ground, attributes: .dim))
        let plain = picture([("a  b", ink)])
        #expect(picture([("a", ink), ("  ", dim), ("b", ink)]) == plain)
        let other = picture([("a", ink), ("  ", .plain), ("b", ink)])
        #expect(other != plain)
    }

    @Test(
        "a blank with a line or a ground is seen",
        arguments: [
            Style(attributes: .underline), Style(attributes: .strikethrough), Style(attributes: .reverse),
            Style(background: .red),
        ])
    func seen(style: Style) {
        let plain = picture([("a  b", .plain)])
        let other = picture([("a", .plain), ("  ", style), ("b", .plain)])
        #expect(other != plain)
        // The blanks behind it are not drawn like it.
        let once = picture([("a", .plain), (" ", style), (" b", .plain)])
        #expect(once != other && once != plain)
    }
}
