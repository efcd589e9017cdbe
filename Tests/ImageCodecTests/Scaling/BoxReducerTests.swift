import ImageCodecInterface
import Testing

@testable import ImageCodec

@Suite("making pictures small")
struct BoxReducerTests {
    private func reduce(_ rows: [[UInt8]], to target: PixelSize, isOrdered: Bool = true) -> [UInt8] {
        let source = PixelSize(width: (rows.first?.count ?? 0) / 4, height: rows.count)
        var reducer = BoxReducer(from: source, to: target, isOrdered: isOrdered)
        for (y, row) in rows.enumerated() {
            row.withUnsafeBufferPointer { reducer.add($0, y: y, first: 0, step: 1) }
        }
        reducer.finish()
        return reducer.pixels
    }

    private func grey(_ levels: UInt8...) -> [UInt8] { levels.flatMap { [$0, $0, $0, 255] } }

    @Test("a pixel is the mean of its area, fractions of pixels included")
    func means() {
        #expect(reduce([grey(0, 100), grey(50, 250)], to: .init(width: 1, height: 1)) == grey(100))
        // Three pixels in two: (30 + 60 / 2) / 1.5 and (60 / 2 + 90) / 1.5.
        #expect(reduce([grey(30, 60, 90)], to: .init(width: 2, height: 1)) == grey(40, 80))
        // Five rows in three: 10 + 2/3 · 20, 1/3 · 20 + 30 + 1/3 · 40, 2/3 · 40 + 50, each by 5/3.
        let rows = [grey(10), grey(20), grey(30), grey(40), grey(50)]
        for isOrdered in [true, false] {
            #expect(reduce(rows, to: .init(width: 1, height: 3), isOrdered: isOrdered) == grey(14, 30, 46))
        }
    }

    @Test("what is transparent has no colour to give")
    func transparency() {
        let row: [UInt8] = [200, 100, 50, 255, 0, 255, 0, 0]
        #expect(reduce([row], to: .init(width: 1, height: 1)) == [200, 100, 50, 128])
        #expect(reduce([[9, 9, 9, 0]], to: .init(width: 1, height: 1)) == [0, 0, 0, 0])
    }

    @Test("at its own size a picture stays as it is")
    func identity() {
        let rows: [[UInt8]] = (0..<7).map { (y: UInt8) in
            var row: [UInt8] = []
            for x: UInt8 in 0..<5 { row += [x * 50, y * 30, 7, 1 + x * y] }
            return row
        }
        #expect(reduce(rows, to: .init(width: 5, height: 7)) == Array(rows.joined()))
    }

    @Test("one colour stays that colour at every size")
    func constant() {
        for (width, height) in [(1, 1), (7, 5), (64, 48), (101, 3)] {
            let rows = Array(
                repeating: Array(repeatElement([200, 100, 50, 255] as [UInt8], count: width).joined()), count: height)
            for (w, h) in [(1, 1), (3, 2), (6, 5), (7, 3)] where w <= width && h <= height {
                let pixels = reduce(rows, to: .init(width: w, height: h))
                #expect(
                    pixels == Array(repeatElement([200, 100, 50, 255], count: w * h).joined()),
                    "\(width)x\(height) \(w)x\(h)")
            }
        }
    }
}
