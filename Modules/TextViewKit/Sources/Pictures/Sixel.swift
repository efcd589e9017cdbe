package import TextViewKitInterface

/// Pictures as DEC sixel (VT330/VT340 Programmer Reference, volume 2, chapter 14).
package enum Sixel {
    private static let band = 6

    /// Draws a picture at the cursor, one pixel for each of the picture; where it is transparent, what is there stays.
    package static func encode(_ image: PixelImage) -> [UInt8] {
        let palette = PicturePalette(image)
        var output = Array("\u{1B}P0;1q\"1;1;\(image.width);\(image.height)".utf8)
        for (number, colour) in palette.colours.enumerated() {
            // Levels are in percent.
            let levels = (colour &* 100 &+ 127) / SIMD3(repeating: 255)
            output += Array("#\(number);2;\(levels.x);\(levels.y);\(levels.z)".utf8)
        }
        let numbers = palette.numbers(of: image)
        for top in stride(from: 0, to: image.height, by: band) {
            if top > 0 { output.append(UInt8(ascii: "-")) }
            append(band: top..<min(top + band, image.height), of: numbers, image.width, &output)
        }
        return output + Array("\u{1B}\\".utf8)
    }

    /// Six rows, colour after colour.
    private static func append(band rows: Range<Int>, of numbers: [UInt8?], _ width: Int, _ output: inout [UInt8]) {
        // By the number of the colour; empty for one that the band does not have.
        var lines = [[UInt8]](repeating: [], count: 256)
        for y in rows {
            for x in 0..<width {
                guard let number = numbers[y * width + x] else { continue }
                if lines[Int(number)].isEmpty { lines[Int(number)] = [UInt8](repeating: 0, count: width) }
                lines[Int(number)][x] |= 1 << UInt8(y - rows.lowerBound)
            }
        }
        var separator = ""
        for (number, line) in lines.enumerated() where !line.isEmpty {
            output += Array("\(separator)#\(number)".utf8)
            append(line, &output)
            separator = "$"
        }
    }

    /// The columns of a line: repeated ones are counted, and empty ones at the end left out.
    private static func append(_ columns: [UInt8], _ output: inout [UInt8]) {
        let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
        var start = 0
        while start < end {
            var next = start
            while next < end, columns[next] == columns[start] { next += 1 }
            let character = columns[start] + 0x3F
            let count = next - start
            output += count > 3 ? Array("!\(count)".utf8) + [character] : [UInt8](repeating: character, count: count)
            start = next
        }
    }
}
