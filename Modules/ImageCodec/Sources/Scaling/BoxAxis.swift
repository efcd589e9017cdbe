/// How the pixels of one axis share the cells of a shorter one.
///
/// Lengths are in units in which a pixel is as long as the number of cells, and a cell as long as the number of pixels;
/// so all of them are whole, and no pixel lies in more than two cells.
struct BoxAxis {
    let pixels: Int
    let cells: Int

    /// The first cell of a pixel, how much of the pixel lies in it, and how much in the next one.
    @inline(__always)
    func share(of pixel: Int) -> (cell: Int, first: UInt64, second: UInt64) {
        let start = pixel * cells
        let cell = start / pixels
        let first = min(cells, (cell + 1) * pixels - start)
        return (cell, UInt64(first), UInt64(cells - first))
    }

    /// Whether a cell is complete once a pixel has been added.
    func completes(_ cell: Int, with pixel: Int) -> Bool { (pixel + 1) * cells >= (cell + 1) * pixels }
}
