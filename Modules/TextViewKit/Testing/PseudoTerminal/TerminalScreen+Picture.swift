import TextViewKit
import TextViewKitInterface

extension TerminalScreen {
    /// What the terminal shows, as a picture that a browser opens by itself.
    public var svg: String { SVGPicture(cells).text }

    var cells: CellBuffer {
        let cells = CellBuffer(width: size.width, height: size.height)
        for place in 0..<size.width * size.height {
            let (x, y) = (place % size.width, place / size.width)
            let cell = shown.cell(atX: x, y: y)
            if cell.width > 0 { cells.write(cell.text, style: cell.style, atX: x, y: y, clippedTo: cells.bounds) }
        }
        return cells
    }
}
