// The least that the work can cost: this one screen drawn by hand, with nothing general about it. A row is drawn again
// when its item changed (with `cold`: always); a list that moved is scrolled by the terminal; only changed cells are sent.
import Glibc

struct Cell: Equatable {
    var scalar: UInt32 = 32
    var colour: UInt16 = 0  // 0, or 1 and the number of the palette
    var attributes: UInt16 = 0  // 1 dim, 2 bold, 4 reverse
    var unused: UInt64 = 0  // as wide as a cell that can hold everything
}

struct Item: Equatable {
    var number: Int
    var shift = 0
    var isSelected = false
}

let columns = 200
let rows = 60
let sentence = Array(
    "The quick brown fox jumps over the lazy dog while the five boxing wizards look on and pack my box with five dozen liquor jugs, then vex the quartz sphinx again"
        .utf8.prefix(132))

final class Grid {
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: columns * rows)
    var hashes = [UInt64](repeating: 0, count: rows)

    init() { cells.initialize(repeating: Cell(), count: columns * rows) }

    func hash(_ row: Int) {
        let words = UnsafeRawPointer(cells + row * columns).assumingMemoryBound(to: UInt64.self)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<columns * 2 {
            hash = (hash ^ words[index]) &* 0x100_0000_01B3
            hash ^= hash >> 29
        }
        hashes[row] = hash
    }
}

struct Pen {
    let start: UnsafeMutablePointer<Cell>
    var column = 0

    mutating func put(_ scalar: UInt32, _ colour: UInt16, _ attributes: UInt16) {
        start[column] = Cell(scalar: scalar, colour: colour, attributes: attributes)
        column += 1
    }

    mutating func put(_ text: StaticString, _ colour: UInt16, _ attributes: UInt16) {
        for index in 0..<text.utf8CodeUnitCount { put(UInt32(text.utf8Start[index]), colour, attributes) }
    }

    mutating func put(_ number: Int, width: Int, fill: UInt32, _ colour: UInt16, _ attributes: UInt16) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        var isLeading = true
        while divisor > 0 {
            let digit = number / divisor % 10
            if digit != 0 || divisor == 1 { isLeading = false }
            put(isLeading ? fill : UInt32(48 + digit), colour, attributes)
            divisor /= 10
        }
    }
}

final class Painter {
    let shown = Grid()
    let next = Grid()
    var items = [Item?](repeating: nil, count: rows)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 20)
    var count = 0
    var cursor = (x: -1, y: -1)
    var pen = Cell()

    func header(_ frame: Int) {
        for column in 0..<columns { next.cells[column] = Cell() }
        var pen = Pen(start: next.cells)
        for unit in "frame \(frame)".utf8 { pen.put(UInt32(unit), 0, 2) }
        next.hash(0)
    }

    func draw(_ item: Item, row: Int) {
        var pen = Pen(start: next.cells + row * columns)
        let reverse: UInt16 = item.isSelected ? 4 : 0
        let number = item.number
        pen.put(number, width: 5, fill: 32, 0, reverse | 1)
        pen.put(" ", 0, reverse | 1)
        let colour = UInt16(2 + number % 6)
        pen.put("item-", colour, reverse | 2)
        pen.put(number, width: 4, fill: 48, colour, reverse | 2)
        pen.put("  ", 0, reverse)
        switch number % 3 {
        case 0: pen.put("running  ", 3, reverse)
        case 1: pen.put("stopped  ", 2, reverse)
        default: pen.put("pending  ", 4, reverse)
        }
        let filled = (number * 7 + item.shift) % 41
        for index in 0..<40 { pen.put(index < filled ? 0x2588 : 0x2591, 7, reverse) }
        pen.put("  ", 0, reverse)
        for unit in sentence { pen.put(UInt32(unit), 0, reverse) }
        while pen.column < columns { pen.put(32, 0, reverse) }
        next.hash(row)
    }

    func present() {
        scrollIfThatHelps()
        for row in 0..<rows where shown.hashes[row] != next.hashes[row] { send(row) }
        var sent = 0
        while sent < count {
            let written = write(1, bytes + sent, count - sent)
            if written <= 0 { break }
            sent += written
        }
        count = 0
    }

    private func scrollIfThatHelps() {
        var inPlace = 0
        var moved = 0
        for row in 1..<rows - 1 {
            if shown.hashes[row] == next.hashes[row] { inPlace += 1 }
            if shown.hashes[row + 1] == next.hashes[row] { moved += 1 }
        }
        guard moved > inPlace + 8 else { return }
        emit("\u{1B}[2;60r\u{1B}[S\u{1B}[r")
        cursor = (-1, -1)
        memmove(shown.cells + columns, shown.cells + 2 * columns, (rows - 2) * columns * 16)
        for column in 0..<columns { shown.cells[(rows - 1) * columns + column] = Cell() }
        for row in 1..<rows - 1 { shown.hashes[row] = shown.hashes[row + 1] }
        shown.hashes[rows - 1] = 0
    }

    private func send(_ row: Int) {
        let old = shown.cells + row * columns
        let new = next.cells + row * columns
        var column = 0
        while column < columns {
            guard old[column] != new[column] else {
                column += 1
                continue
            }
            move(column, row)
            while column < columns, old[column] != new[column] {
                style(new[column])
                scalar(new[column].scalar)
                old[column] = new[column]
                column += 1
            }
            cursor = column < columns ? (column, row) : (-1, -1)
        }
        shown.hashes[row] = next.hashes[row]
    }

    private func byte(_ value: UInt8) {
        bytes[count] = value
        count += 1
    }

    private func emit(_ text: StaticString) {
        memcpy(bytes + count, text.utf8Start, text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    private func number(_ value: Int) {
        if value > 9 { number(value / 10) }
        byte(UInt8(48 + value % 10))
    }

    private func move(_ x: Int, _ y: Int) {
        guard cursor != (x, y) else { return }
        emit("\u{1B}[")
        if cursor.y == y, cursor.x < x {
            if x - cursor.x > 1 { number(x - cursor.x) }
            emit("C")
        } else {
            number(y + 1)
            if x > 0 {
                emit(";")
                number(x + 1)
            }
            emit("H")
        }
    }

    private func style(_ cell: Cell) {
        guard cell.colour != pen.colour || cell.attributes != pen.attributes else { return }
        pen = cell
        emit("\u{1B}[")
        guard cell.colour != 0 || cell.attributes != 0 else { return emit("m") }
        emit("0")
        if cell.attributes & 1 != 0 { emit(";2") }
        if cell.attributes & 2 != 0 { emit(";1") }
        if cell.attributes & 4 != 0 { emit(";7") }
        if cell.colour != 0 {
            emit(";3")
            byte(UInt8(47 + cell.colour))
        }
        emit("m")
    }

    private func scalar(_ value: UInt32) {
        if value < 0x80 { return byte(UInt8(value)) }
        byte(UInt8(0xE0 | value >> 12))
        byte(UInt8(0x80 | value >> 6 & 63))
        byte(UInt8(0x80 | value & 63))
    }
}

func item(_ lane: String, row: Int, frame: Int) -> Item {
    switch lane {
    case "tick": Item(number: row)
    case "small": Item(number: row, shift: row == frame * 7 % 59 ? frame : 0, isSelected: row == frame % 59)
    default: Item(number: frame + row, isSelected: row == 30)
    }
}

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@main
enum Floor {
    static func main() {
        let words = CommandLine.arguments
        guard words.count > 3, let frames = Int(words[2]), let file = fopen(words[3], "w") else { exit(2) }
        let isCold = words.contains("cold")
        let painter = Painter()
        let start = processorSeconds()
        for frame in 0..<frames {
            painter.header(frame)
            for row in 0..<59 {
                let item = item(words[1], row: row, frame: frame)
                guard isCold || painter.items[row] != item else { continue }
                painter.items[row] = item
                painter.draw(item, row: row + 1)
            }
            painter.present()
        }
        fputs("\(processorSeconds() - start)\n", file)
        fclose(file)
    }
}
