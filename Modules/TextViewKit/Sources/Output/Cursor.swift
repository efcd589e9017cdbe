/// Where the terminal's cursor is, as far as that is known, and the cheapest way to another place.
struct Cursor {
    /// `nil` after a glyph of disputed width, and after the last column, where terminals wait to wrap.
    private(set) var x: Int?
    private(set) var y: Int?

    static let unknown = Cursor()

    /// At a place that is known.
    static func at(_ x: Int, _ y: Int) -> Cursor { Cursor(x: x, y: y) }

    /// Follows what was written: the cursor moved to the right, in a row of some width.
    @inline(__always)
    mutating func advance(_ columns: Int, width: Int) {
        guard let x else { return }
        self.x = x + columns < width ? x + columns : nil
    }

    /// A glyph was written, and nobody knows how far the cursor went within its row.
    mutating func loseColumn() { x = nil }

    /// Moves to a place.
    @inline(__always)
    mutating func move(to newX: Int, _ newY: Int, _ output: OutputBuffer) {
        if x == newX, y == newY { return }
        go(to: newX, newY, output)
        (x, y) = (newX, newY)
    }

    private func go(to newX: Int, _ newY: Int, _ output: OutputBuffer) {
        let direct = Self.directCost(newX, newY)
        guard let y else { return Self.writeDirect(newX, newY, output) }
        let along = vertical(newY - y) + horizontal(to: newX, from: x)
        let returning = 1 + min(vertical(newY - y), newY >= y ? newY - y : .max) + forward(newX)
        if returning < min(direct, along) {
            output.append("\r")
            writeDown(newY - y, output)
            writeForward(newX, output)
        } else if along < direct {
            writeVertical(newY - y, output)
            writeHorizontal(to: newX, from: x, output)
        } else {
            Self.writeDirect(newX, newY, output)
        }
    }
}

extension Cursor {
    /// The bytes of CSI with one parameter.
    private static func cost(_ parameter: Int) -> Int { parameter == 1 ? 3 : 3 + digits(parameter) }

    private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4 }

    private static func directCost(_ x: Int, _ y: Int) -> Int {
        x == 0 ? cost(y + 1) : 4 + digits(y + 1) + digits(x + 1)
    }

    private static func writeDirect(_ x: Int, _ y: Int, _ output: OutputBuffer) {
        guard x > 0 else { return output.append(csi: y + 1, "H") }
        output.append("\u{1B}[")
        output.append(number: y + 1)
        output.append(";")
        output.append(number: x + 1)
        output.append("H")
    }

    private func vertical(_ rows: Int) -> Int { rows == 0 ? 0 : Self.cost(abs(rows)) }

    private func writeVertical(_ rows: Int, _ output: OutputBuffer) {
        if rows != 0 { output.append(csi: abs(rows), rows < 0 ? "A" : "B") }
    }

    /// Line feeds are used only behind a carriage return, so that it does not matter whether the tty adds one.
    private func writeDown(_ rows: Int, _ output: OutputBuffer) {
        guard rows > 0, rows <= vertical(rows) else { return writeVertical(rows, output) }
        for _ in 0..<rows { output.append("\n") }
    }

    private func forward(_ columns: Int) -> Int { columns == 0 ? 0 : Self.cost(columns) }

    private func writeForward(_ columns: Int, _ output: OutputBuffer) {
        if columns > 0 { output.append(csi: columns, "C") }
    }

    private func horizontal(to newX: Int, from x: Int?) -> Int {
        guard let x else { return Self.cost(newX + 1) }
        if newX >= x { return forward(newX - x) }
        return min(x - newX, Self.cost(x - newX), Self.cost(newX + 1))
    }

    private func writeHorizontal(to newX: Int, from x: Int?, _ output: OutputBuffer) {
        guard let x else { return output.append(csi: newX + 1, "G") }
        if newX >= x { return writeForward(newX - x, output) }
        let cost = horizontal(to: newX, from: x)
        if cost == x - newX {
            for _ in newX..<x { output.append(0x08) }
        } else if cost == Self.cost(x - newX) {
            output.append(csi: x - newX, "D")
        } else {
            output.append(csi: newX + 1, "G")
        }
    }
}
