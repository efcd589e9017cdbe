import ImageCodecInterface
import TextViewKitInterface

extension Sample {
    /// How large it says to be; it is drawn in the size that is asked for.
    static let size = PixelSize(width: 1536, height: 1024)

    /// The picture, as large as it fits into a box.
    ///
    /// - Throws: `CancellationError`.
    func image(fitting box: PixelSize) throws -> PixelImage? {
        let size = Self.size.fitting(box)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size.count * 4)
        for row in 0..<size.height {
            try Task.checkCancellation()
            for column in 0..<size.width {
                let place = SIMD2(
                    (Double(column) + 0.5) / Double(size.width), (Double(row) + 0.5) / Double(size.height))
                append(colour(at: place), to: &bytes)
            }
        }
        return PixelImage(width: size.width, height: size.height, bytes: bytes)
    }

    private func append(_ colour: SIMD3<Double>, to bytes: inout [UInt8]) {
        let levels = (colour.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
        bytes.append(UInt8(levels.x))
        bytes.append(UInt8(levels.y))
        bytes.append(UInt8(levels.z))
        bytes.append(255)
    }

    /// Red, green and blue, from 0 to 1, at a place: from 0 to 1 to the right and down, in a frame of three to two.
    private func colour(at place: SIMD2<Double>) -> SIMD3<Double> {
        switch self {
        case .dawn: Scenery.dawn(place)
        case .hills: Scenery.hills(place)
        case .julia: Fractal.julia(place)
        case .mandelbrot: Fractal.mandelbrot(place)
        case .mosaic: Scenery.mosaic(place)
        case .night: Scenery.night(place)
        }
    }
}
