import ImageCodecInterface

/// Which part of a picture is seen.
struct Viewport: Equatable, Sendable {
    /// How much larger the picture is than the place where it is seen.
    static let zooms = [1, 2, 4, 8]

    /// A way to move.
    enum Direction: CaseIterable, Sendable {
        case left, right, up, down
    }

    /// One of ``zooms``.
    private(set) var zoom = 1
    /// The middle of what is seen, from 0 to 1 each way; never so far out that the edge would be empty.
    private(set) var x = 0.5
    private(set) var y = 0.5

    /// The next zoom around the same middle; at the ends it stays.
    func zoomed(in isCloser: Bool) -> Viewport {
        var result = self
        let index = (Self.zooms.firstIndex(of: zoom) ?? 0) + (isCloser ? 1 : -1)
        if Self.zooms.indices.contains(index) { result.zoom = Self.zooms[index] }
        return result.bounded
    }

    /// A quarter of what is seen further.
    func moved(_ direction: Direction) -> Viewport {
        var result = self
        let step = 0.25 / Double(zoom)
        switch direction {
        case .left: result.x -= step
        case .right: result.x += step
        case .up: result.y -= step
        case .down: result.y += step
        }
        return result.bounded
    }

    private var bounded: Viewport {
        var result = self
        let half = 0.5 / Double(zoom)
        result.x = min(max(x, half), 1 - half)
        result.y = min(max(y, half), 1 - half)
        return result
    }

    /// The pixels that are seen, at least one each way.
    func pixels(of size: PixelSize) -> (columns: Range<Int>, rows: Range<Int>) {
        (range(around: x, of: size.width), range(around: y, of: size.height))
    }

    private func range(around middle: Double, of length: Int) -> Range<Int> {
        let seen = max(1, length / zoom)
        let start = Int((middle * Double(length) - Double(seen) / 2).rounded())
        let first = min(max(0, start), length - seen)
        return first..<(first + seen)
    }
}
