import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

/// Right values are from the documentation of the kitty graphics protocol and the VT330/VT340 manual.
@Suite("pictures as sequences")
struct EncoderTests {
    private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> PixelImage {
        let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        return try #require(PixelImage(width: width, height: height, bytes: bytes))
    }

    /// The sixel sequence without its ends and the raster attributes.
    private func sixel(_ image: PixelImage) throws -> String {
        let text = String(decoding: Sixel.encode(image), as: UTF8.self)
        let start = "\u{1B}P0;1q\"1;1;\(image.width);\(image.height)"
        #expect(text.hasPrefix(start) && text.hasSuffix("\u{1B}\\"))
        return String(text.dropFirst(start.count).dropLast(2))
    }

    @Test("a small picture of the kitty protocol is one sequence, of 24 or 32 bits")
    func small() throws {
        #expect(
            KittyGraphics.transmission(of: try image(1, 1) { _, _ in [255, 0, 0, 255] }, id: 7)
                == "\u{1B}_Ga=t,f=24,s=1,v=1,i=7,q=2,m=0;/wAA\u{1B}\\")
        #expect(
            KittyGraphics.transmission(of: try image(1, 2) { _, y in [0, 255, 0, y == 0 ? 255 : 0] }, id: 8)
                == "\u{1B}_Ga=t,f=32,s=1,v=2,i=8,q=2,m=0;AP8A/wD/AAA=\u{1B}\\")
        #expect(
            KittyGraphics.placement(
                id: 7, number: 2, pixels: CellRect(x: 1, y: 2, width: 3, height: 4),
                cells: CellRect(x: 9, y: 9, width: 5, height: 6))
                == "\u{1B}_Ga=p,i=7,p=2,x=1,y=2,w=3,h=4,c=5,r=6,C=1,q=2\u{1B}\\")
    }

    @Test("a larger one comes in pieces of 4096 characters, the last of which says so")
    func pieces() throws {
        let text = KittyGraphics.transmission(of: try image(40, 40) { x, _ in [0, 0, 0, UInt8(x)] }, id: 1)
        let pieces = text.split(separator: "\u{1B}\\")
        // 6400 bytes are 3072, 3072 and 256; Base64 makes 4 characters of 3.
        #expect(pieces.map { $0.split(separator: ";")[1].count } == [4096, 4096, 344])
        #expect(
            pieces.map { $0.split(separator: ";")[0] } == [
                "\u{1B}_Ga=t,f=32,s=40,v=40,i=1,q=2,m=1", "\u{1B}_Gq=2,m=1", "\u{1B}_Gq=2,m=0",
            ])
    }

    @Test("sixel has a bit for each of six rows, counts what is repeated, and leaves out what is not seen")
    func bands() throws {
        let red: [UInt8] = [255, 0, 0, 255]
        let none: [UInt8] = [9, 9, 9, 0]
        #expect(try sixel(image(1, 1) { _, _ in red }) == "#0;2;100;0;0#0@")
        #expect(try sixel(image(5, 6) { _, _ in red }) == "#0;2;100;0;0#0!5~")
        #expect(try sixel(image(3, 7) { _, _ in red }) == "#0;2;100;0;0#0~~~-#0@@@")
        #expect(try sixel(image(6, 2) { x, y in x == 4 && y == 1 ? red : none }) == "#0;2;100;0;0#0!4?A")
        #expect(try sixel(image(2, 13) { _, y in y == 12 ? red : none }) == "#0;2;100;0;0--#0@@")
        #expect(try sixel(image(2, 2) { _, _ in none }) == "")
        // Keys in the order red, green, blue: 50 % blue (128 of 255) comes before red.
        #expect(
            try sixel(image(2, 1) { x, _ in x == 0 ? red : [0, 0, 128, 255] })
                == "#0;2;0;0;50#1;2;100;0;0#0?@$#1@")
    }

    @Test("up to 256 colours stay what they are, but for the percents of sixel")
    func exact() throws {
        let picture = try image(16, 16) { x, y in [UInt8(x * 17), UInt8(y * 17), 200, 255] }
        let read = try SixelPixels(Array(Sixel.encode(picture).dropFirst(2).dropLast(2)))
        for y in 0..<16 {
            for x in 0..<16 {
                guard case .rgb(let red, let green, let blue)? = read.rows[y][x]?.kind else {
                    Issue.record("nothing at \(x), \(y)")
                    continue
                }
                let errors = [Int(red) - x * 17, Int(green) - y * 17, Int(blue) - 200]
                #expect(errors.allSatisfy { abs($0) <= 2 }, "\(x), \(y)")
            }
        }
    }

    @Test("more colours become 256 that are near")
    func quantised() throws {
        let picture = try image(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), UInt8((x + y) * 2), 255] }
        #expect(PicturePalette(picture).colours.count == 256)
        let read = try SixelPixels(Array(Sixel.encode(picture).dropFirst(2).dropLast(2)))
        var error = 0
        for y in 0..<64 {
            for x in 0..<64 {
                guard case .rgb(let red, let green, _)? = read.rows[y][x]?.kind else { continue }
                let worst = max(abs(Int(red) - x * 4), abs(Int(green) - y * 4))
                // 256 boxes over a plane are 16 by 16: 8 to the middle, and as much again for boxes that are longer.
                #expect(worst <= 24, "\(x), \(y)")
                error += worst
            }
        }
        #expect(error / 4096 <= 8)
    }

    @Test("a palette is never larger than asked for")
    func limits() throws {
        let picture = try image(40, 40) { x, y in [UInt8(x * 6), UInt8(y * 6), UInt8(x ^ y), 255] }
        for limit in [1, 2, 3, 16, 255] { #expect(PicturePalette(picture, limit: limit).colours.count == limit) }
        // One colour is the mean of all pixels.
        let pair = try image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [100, 50, 10, 255] }
        #expect(PicturePalette(pair, limit: 1).colours == [SIMD3(50, 25, 5)])
    }

    @Test("the parts of a picture are scaled to what they are in the whole")
    func scaling() throws {
        let picture = try #require(
            TiledPicture(try image(4, 4) { x, y in [UInt8(x), UInt8(y), 0, 255] }, size: Size(width: 2, height: 1)))
        let part = try #require(
            picture.scaled(CellRect(x: 1, y: 0, width: 1, height: 1), cell: Size(width: 4, height: 8)))
        #expect((part.width, part.height) == (4, 8))
        let reds: [UInt8] = stride(from: 0, to: 16, by: 4).map { part.bytes[$0] }
        let greens: [UInt8] = stride(from: 1, to: 128, by: 16).map { part.bytes[$0] }
        #expect(reds == [2, 2, 3, 3])
        #expect(greens == [0, 0, 1, 1, 2, 2, 3, 3])
        let whole = CellRect(x: 0, y: 0, width: 2, height: 1)
        #expect(picture.pixels(on: whole) == CellRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.scaled(whole, cell: Size(width: 4, height: 8), lines: 6)?.height == 6)
    }
}
