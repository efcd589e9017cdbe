import ImageCodecInterface
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("the part of a picture that is seen")
struct ViewportTests {
    private let size = PixelSize(width: 800, height: 400)

    private func seen(_ viewport: Viewport) -> [Range<Int>] {
        let (columns, rows) = viewport.pixels(of: size)
        return [columns, rows]
    }

    @Test("it grows by twos around the middle, up to eight times, and back to the whole")
    func zoom() {
        var viewport = Viewport()
        #expect(seen(viewport) == [0..<800, 0..<400])
        let rows: [(Int, [Range<Int>])] = [
            (2, [200..<600, 100..<300]), (4, [300..<500, 150..<250]), (8, [350..<450, 175..<225]),
            (8, [350..<450, 175..<225]),
        ]
        for (zoom, expected) in rows {
            viewport = viewport.zoomed(in: true)
            #expect(viewport.zoom == zoom && seen(viewport) == expected)
        }
        for _ in 0..<4 { viewport = viewport.zoomed(in: false) }
        #expect(viewport == Viewport())
    }

    @Test("it moves by a quarter of what is seen, never over the edge, and the edge stays full when it shrinks")
    func move() {
        var viewport = Viewport().zoomed(in: true)
        viewport = viewport.moved(.right).moved(.up)
        #expect(seen(viewport) == [300..<700, 50..<250])
        for _ in 0..<9 { viewport = viewport.moved(.right).moved(.down) }
        #expect(seen(viewport) == [400..<800, 200..<400])
        for _ in 0..<9 { viewport = viewport.moved(.left).moved(.up) }
        #expect(seen(viewport) == [0..<400, 0..<200])
        #expect(seen(viewport.zoomed(in: false)) == [0..<800, 0..<400])
        #expect(Viewport.Direction.allCases.allSatisfy { Viewport().moved($0) == Viewport() })
    }

    @Test("a picture smaller than the zoom still shows a pixel")
    func small() {
        let viewport = Viewport().zoomed(in: true).zoomed(in: true).zoomed(in: true)
        let (columns, rows) = viewport.pixels(of: PixelSize(width: 3, height: 1))
        #expect(columns.count == 1 && rows == 0..<1 && (0..<3).contains(columns.lowerBound))
    }

    @Test("what is seen are the pixels of that part")
    func part() throws {
        let bytes = (0..<12).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
        let image = try #require(PixelImage(width: 4, height: 3, bytes: bytes))
        let part = image.part(columns: 1..<3, rows: 1..<3)
        #expect((part.width, part.height) == (2, 2))
        #expect(stride(from: 0, to: 16, by: 4).map { part.bytes[$0] } == [5, 6, 9, 10])
        #expect(image.part(columns: 0..<4, rows: 0..<3) == image)
    }

    @Test("a part that has more pixels than a terminal becomes the means of whole squares, the last ones cut")
    func reduced() throws {
        let levels: [UInt8] = [0, 100, 200, 40, 60, 80]
        let opacities: [UInt8] = [255, 255, 0, 255, 255, 255]
        let bytes = zip(levels, opacities).flatMap { [$0, 0, 0, $1] as [UInt8] }
        let image = try #require(PixelImage(width: 3, height: 2, bytes: bytes))
        let half = image.reduced(to: 2)
        #expect((half.width, half.height) == (2, 1))
        // (0 + 100 + 40 + 60) / 4; what is transparent does not colour the 80 below it, and half of the square is there.
        #expect(half.bytes == [50, 0, 0, 255, 80, 0, 0, 128])
        #expect(image.reduced(to: 3) == image)
        #expect(image.reduced(to: 1).bytes.count == 4)
        let large = try #require(PixelImage(width: 2048, height: 2, bytes: [UInt8](repeating: 9, count: 16_384)))
        let picture = Picture(image: large, facts: Picture.of(1).facts)
        #expect(ShownPicture(picture).seen.width == 1024)
        #expect(ShownPicture(picture, Viewport().zoomed(in: true)).seen.width == 1024)
        #expect(ShownPicture(picture, Viewport().zoomed(in: true).zoomed(in: true)).seen.width == 512)
    }
}
