package import TextViewKitInterface

/// The pixels of a sixel sequence, read as the manual of the VT340 says.
package struct SixelPixels {
    /// The size that the raster attributes tell.
    package private(set) var size = Size(width: 0, height: 0)
    /// Row by row; `nil` where nothing is drawn.
    package private(set) var rows: [[Colour?]] = []
    private var palette: [Int: Colour] = [:]
    private var colour: Colour?
    private var column = 0
    private var band = 0

    /// How many rows of pixels the bands take.
    package var bandHeight: Int { (band + 1) * 6 }

    /// Reads what stands between `ESC P` and ST.
    package init(_ body: [UInt8]) throws {
        guard let start = body.firstIndex(of: UInt8(ascii: "q")), Array(body[..<start]) == Array("0;1".utf8) else {
            throw ModelTerminalError.unknown("DCS \(String(decoding: body.prefix(16), as: UTF8.self))")
        }
        var rest = body[(start + 1)...]
        while let byte = rest.popFirst() { try apply(byte, &rest) }
    }

    private mutating func apply(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) throws {
        switch Character(Unicode.Scalar(byte)) {
        case "\"":
            let numbers = Self.numbers(&rest)
            guard numbers.count == 4, numbers[0] == numbers[1] else { throw ModelTerminalError.unknown("raster") }
            size = Size(width: numbers[2], height: numbers[3])
            rows = Array(repeating: Array(repeating: nil, count: size.width), count: size.height)
        case "#": try select(Self.numbers(&rest))
        case "!":
            let count = Self.numbers(&rest)
            guard count.count == 1, let character = rest.popFirst() else { throw ModelTerminalError.unfinished }
            try draw(character, count[0])
        case "$": column = 0
        case "-": (column, band) = (0, band + 1)
        default: try draw(byte, 1)
        }
    }

    private mutating func select(_ numbers: [Int]) throws {
        if numbers.count == 5, numbers[1] == 2, numbers[0] < 256, numbers[2...].allSatisfy({ 0...100 ~= $0 }) {
            let levels = numbers[2...].map { UInt8(($0 * 255 + 50) / 100) }
            palette[numbers[0]] = .rgb(levels[0], levels[1], levels[2])
        } else if numbers.count == 1, let known = palette[numbers[0]] {
            colour = known
        } else {
            throw ModelTerminalError.unknown("colour \(numbers)")
        }
    }

    private mutating func draw(_ character: UInt8, _ count: Int) throws {
        guard 0x3F...0x7E ~= character, let colour, column + count <= size.width else {
            throw ModelTerminalError.unknown("sixel \(character) × \(count) at \(column)")
        }
        for bit in 0..<6 where (character - 0x3F) >> bit & 1 == 1 {
            guard band * 6 + bit < rows.count else { throw ModelTerminalError.unknown("sixel below the raster") }
            for x in column..<column + count { rows[band * 6 + bit][x] = colour }
        }
        column += count
    }

    private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
        let text = rest.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
        rest = rest.dropFirst(text.count)
        return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
}
