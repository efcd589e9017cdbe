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
}
