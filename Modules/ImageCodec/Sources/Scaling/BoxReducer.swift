import ImageCodecInterface

/// Makes a picture smaller, row by row.
///
/// Each pixel of the result is the mean of the area that it covers, to the last fraction of a pixel. Colours count as
/// much as they are opaque.
///
/// What it needs is the result, and sums for two of its rows; for all of them when pixels come in another order.
struct BoxReducer {
    private let horizontal: BoxAxis
    private let vertical: BoxAxis
    /// Sums of red, green, blue and opacity, for the rows that are not complete.
    ///
    /// None exceeds 255² for each pixel of the
    /// source: even 65,535 × 65,535 pixels fit.
    private var sums: [UInt64]
    private let rowsOfSums: Int
    private var row: [UInt64]
    private(set) var pixels: [UInt8]
    private(set) var rows = 0

    /// Begins; ordered rows come from top to bottom, each as a whole.
    init(from source: PixelSize, to target: PixelSize, isOrdered: Bool) {
        horizontal = BoxAxis(pixels: source.width, cells: target.width)
        vertical = BoxAxis(pixels: source.height, cells: target.height)
        rowsOfSums = isOrdered ? 2 : target.height
        sums = Array(repeating: 0, count: rowsOfSums * target.width * 4)
        row = Array(repeating: 0, count: target.width * 4)
        pixels = []
        pixels.reserveCapacity(target.count * 4)
    }

    /// Adds pixels of one row, from `first` on, each `step` further.
    mutating func add(_ source: UnsafeBufferPointer<UInt8>, y: Int, first: Int, step: Int) {
        reduce(source, first, step)
        let share = vertical.share(of: y)
        addRow(to: share.cell, share.first)
        if share.second > 0 { addRow(to: share.cell + 1, share.second) }
        if rowsOfSums == 2, vertical.completes(share.cell, with: y) { finishRow() }
    }

    /// Completes the rows that are not.
    mutating func finish() {
        while rows < vertical.cells { finishRow() }
    }

    /// Makes the row shorter.
    private mutating func reduce(_ source: UnsafeBufferPointer<UInt8>, _ first: Int, _ step: Int) {
        let axis = horizontal
        row.withUnsafeMutableBufferPointer { row in
            row.update(repeating: 0)
            var x = first
            for start in stride(from: 0, to: source.count & ~3, by: 4) {
                let share = axis.share(of: x)
                Self.add(source, start, to: row, share.cell * 4, share.first)
                if share.second > 0 { Self.add(source, start, to: row, share.cell * 4 + 4, share.second) }
                x += step
            }
        }
    }

    @inline(__always)
    private static func add(
        _ source: UnsafeBufferPointer<UInt8>, _ start: Int, to row: UnsafeMutableBufferPointer<UInt64>, _ cell: Int,
        _ length: UInt64
    ) {
        let opacity = UInt64(source[start + 3]) * length
        row[cell] += UInt64(source[start]) * opacity
        row[cell + 1] += UInt64(source[start + 1]) * opacity
        row[cell + 2] += UInt64(source[start + 2]) * opacity
        row[cell + 3] += opacity
    }

    private mutating func addRow(to cell: Int, _ length: UInt64) {
        let start = cell % rowsOfSums * row.count
        for index in row.indices { sums[start + index] += row[index] * length }
    }

    private mutating func finishRow() {
        let start = rows % rowsOfSums * row.count
        let area = UInt64(horizontal.pixels * vertical.pixels)
        for cell in stride(from: start, to: start + row.count, by: 4) {
            let opacity = sums[cell + 3]
            for colour in cell..<(cell + 3) {
                pixels.append(opacity == 0 ? 0 : UInt8((sums[colour] + opacity / 2) / opacity))
            }
            pixels.append(UInt8((opacity + area / 2) / area))
        }
        sums.replaceSubrange(start..<(start + row.count), with: repeatElement(0, count: row.count))
        rows += 1
    }
}
