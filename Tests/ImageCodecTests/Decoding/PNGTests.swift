import ImageCodecInterface
import ImageCodecTesting
import Testing
import TextViewKitInterface

@testable import ImageCodec

@Suite("PNG")
struct PNGTests {
    private let decoder = ImageCodecDecoder()
    private let large = PixelSize(width: 100, height: 100)

    @Test("sixteen bits of a sample become eight")
    func deep() async throws {
        let file = PNGFile(
            width: 2, height: 1, depth: 16, colour: 2, rows: [[0xFF, 0xFF, 0x80, 0x80, 0, 0, 0x12, 0x12, 0, 0, 1, 1]])
        #expect(try await decoder.decode(file.bytes, fitting: large).bytes == [255, 128, 0, 255, 0x12, 0, 1, 255])
        let clear = PNGFile(width: 1, height: 1, depth: 16, colour: 4, rows: [[0x40, 0x40, 0x80, 0x80]])
        #expect(try await decoder.decode(clear.bytes, fitting: large).bytes == [64, 64, 64, 128])
    }

    @Test("a palette has one, two, four or eight bits, and its own opacity")
    func palette() async throws {
        for depth in [1, 2, 4, 8] {
            // The pixels are 0 and 1, from the highest bit on.
            var file = PNGFile(
                width: 2, height: 1, depth: depth, colour: 3, rows: [depth == 8 ? [0, 1] : [1 << UInt8(8 - 2 * depth)]])
            file.chunks = [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [255, 7])]
            #expect(
                try await decoder.decode(file.bytes, fitting: large).bytes == [10, 20, 30, 255, 40, 50, 60, 7],
                "\(depth)")
        }
    }

    @Test("one colour may be transparent")
    func key() async throws {
        var file = PNGFile(width: 2, height: 1, colour: 2, rows: [[1, 2, 3, 1, 2, 4]])
        file.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
        let bytes = try await decoder.decode(file.bytes, fitting: large).bytes
        #expect(bytes[3] == 0 && bytes[4...] == [1, 2, 4, 255])
    }

    @Test("an interlaced picture is the same as one that is not, at each size and made small")
    func interlaced() async throws {
        for (width, height) in [(1, 1), (2, 3), (4, 4), (5, 7), (8, 8), (9, 17), (33, 20)] {
            let pixel = { (x: Int, y: Int) in [UInt8(x * 7), UInt8(y * 11), UInt8((x ^ y) * 3), UInt8(255 - x)] }
            let plain = PNGFile(
                width: width, height: height, rows: (0..<height).map { y in (0..<width).flatMap { pixel($0, y) } })
            // The passes of Adam7: PNG specification, section 8.2.
            let passes = [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
            ]
            let rows = passes.flatMap { startX, startY, stepX, stepY in
                startX >= width
                    ? []
                    : stride(from: startY, to: height, by: stepY).map { y in
                        stride(from: startX, to: width, by: stepX).flatMap { pixel($0, y) }
                    }
            }
            let woven = PNGFile(width: width, height: height, interlace: 1, rows: rows)
            for box in [large, PixelSize(width: 3, height: 3)] {
                let expected = try await decoder.decode(plain.bytes, fitting: box)
                #expect(try await decoder.decode(woven.bytes, fitting: box) == expected, "\(width) \(height)")
            }
        }
    }

    @Test("a picture of more pixels than there are is refused before it costs memory")
    func lies() async throws {
        let most = PNGFile(width: 65_535, height: 65_535, rows: [])
        await #expect(throws: ImageError.tooManyPixels(PixelSize(width: 65_535, height: 65_535), limit: 128 << 20)) {
            try await decoder.decode(most.bytes, fitting: large)
        }
        for (width, height) in [(0, 1), (1, 0), (1 << 31, 1)] {
            let file = PNGFile(width: width, height: height, rows: [])
            await #expect(throws: ImageError.self) { try await decoder.decode(file.bytes, fitting: large) }
        }
        let short = PNGFile(width: 10_000, height: 10_000, colour: 0, rows: [[1, 2, 3]])
        let error = await #expect(throws: ImageError.self) { try await decoder.decode(short.bytes, fitting: large) }
        guard case .broken(.png, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
