import ImageCodecInterface
import Testing
import TextViewKitInterface

@testable import ImageCodec

@Suite("animations")
struct AnimationTests {
    private let decoder = ImageCodecDecoder()
    private let bytes: [UInt8]

    init() throws { bytes = try Pictures.all.get()["moving.webp"] }

    /// The same animation on another canvas, with its first frame at another place.
    private func moved(to canvas: PixelSize, x: UInt8, y: UInt8) throws -> [UInt8] {
        var bytes = bytes
        // RFC 9649: the canvas stands in VP8X less one, the place of a frame in ANMF by halves.
        (bytes[24], bytes[27]) = (UInt8(canvas.width - 1), UInt8(canvas.height - 1))
        let frame = try #require(bytes.indices.dropLast(4).first { bytes[$0..<($0 + 4)].elementsEqual("ANMF".utf8) })
        (bytes[frame + 8], bytes[frame + 11]) = (x / 2, y / 2)
        return bytes
    }

    private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.bytes[((y * image.width + x) * 4)...].prefix(4))
    }

    @Test("a frame that is smaller than the picture is at its place, and around it there is nothing")
    func placed() async throws {
        let bytes = try moved(to: PixelSize(width: 64, height: 40), x: 20, y: 10)
        let image = try await decoder.decode(bytes, fitting: PixelSize(width: 100, height: 100))
        #expect((image.width, image.height) == (64, 40))
        let rows: [(Int, Int, [UInt8])] = [
            (19, 10, [0, 0, 0, 0]), (20, 9, [0, 0, 0, 0]), (20, 10, [255, 0, 0, 255]), (51, 10, [0, 255, 0, 255]),
            (20, 25, [0, 0, 255, 255]), (51, 25, [255, 255, 255, 255]), (52, 25, [0, 0, 0, 0]), (51, 26, [0, 0, 0, 0]),
        ]
        for (x, y, expected) in rows { #expect(pixel(image, x, y) == expected, "\(x) \(y)") }
        let half = try await decoder.decode(bytes, fitting: PixelSize(width: 32, height: 20))
        for (x, y, expected) in rows where expected[3] == 255 {
            #expect(pixel(half, x / 2, y / 2) == expected, "half of \(x) \(y)")
        }
        #expect(pixel(half, 9, 5) == [0, 0, 0, 0] && pixel(half, 26, 12) == [0, 0, 0, 0])
    }

    @Test("a frame that reaches over the edge of the picture is an error")
    func outside() async throws {
        for (width, height, x, y) in [(31, 16, 0, 0), (32, 15, 0, 0), (32, 16, 2, 0), (40, 20, 8, 6)]
            as [(Int, Int, UInt8, UInt8)]
        {
            let bytes = try moved(to: PixelSize(width: width, height: height), x: x, y: y)
            let error = await #expect(throws: ImageError.self) {
                try await decoder.decode(bytes, fitting: PixelSize(width: 9, height: 9))
            }
            #expect(error.map { "\($0)" } == "the WebP picture is broken: its first frame is missing, or too large")
        }
    }
}
