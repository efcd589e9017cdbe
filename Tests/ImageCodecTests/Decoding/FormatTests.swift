import ImageCodecInterface
import ImageCodecTesting
import Testing
import TextViewKitInterface

@testable import ImageCodec

@Suite("formats", .timeLimit(.minutes(20)))
struct FormatTests {
    private let pictures: Pictures
    private let decoder = ImageCodecDecoder()
    private let large = PixelSize(width: 4000, height: 4000)

    init() throws { pictures = try Pictures.all.get() }

    /// The four corners, a pixel inside.
    private func corners(_ image: PixelImage) -> [[UInt8]] {
        let (right, bottom) = (image.width - 2, image.height - 2)
        return [(1, 1), (right, 1), (1, bottom), (right, bottom)].map { x, y in
            let start = (y * image.width + x) * 4
            return Array(image.bytes[start..<(start + 4)])
        }
    }

    private func isNear(_ found: [[UInt8]], _ expected: [[UInt8]], within tolerance: Int = 4) -> Bool {
        zip(found.joined(), expected.joined()).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }

    private let quarters: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]]

    @Test("four colours are where they belong in each format")
    func colours() async throws {
        for name in [
            "plain.jpg", "progressive.jpg", "lossy.webp", "lossless.webp", "palette.png", "moving.webp", "moving.png",
            "cmyk.jpg", "turned1.png",
        ] {
            let image = try await decoder.decode(pictures[name], fitting: large)
            #expect((image.width, image.height) == (32, 16), "\(name)")
            // libwebp stores colour at half the size, so that edges run.
            #expect(
                isNear(corners(image), quarters, within: name == "lossy.webp" ? 12 : 4), "\(name) \(corners(image))")
        }
    }

    @Test("what loses nothing is to the bit what Pillow sees")
    func exact() async throws {
        for name in [
            "clear.webp", "clear.png", "grey.png", "bit.png", "greyclear.png", "palette.png", "hole.png",
            "lossless.webp", "photo.png",
        ] {
            let expected = pictures["\(name).rgba"]
            let found = try await decoder.decode(pictures[name], fitting: large).bytes
            #expect(found.count == expected.count, "\(name)")
            for start in stride(from: 0, to: expected.count, by: 4) where expected[start + 3] != 0 {
                guard found[start..<(start + 4)] != expected[start..<(start + 4)] else { continue }
                Issue.record("\(name), pixel \(start / 4)")
                break
            }
        }
    }

    @Test("a picture stands upright, whatever its EXIF says, in each format")
    func orientation() async throws {
        // Corners from left to right and from top to bottom: EXIF 2.32, table 6, by hand.
        let (red, green, blue, white) = (quarters[0], quarters[1], quarters[2], quarters[3])
        let expected = [
            [red, green, blue, white], [green, red, white, blue], [white, blue, green, red], [blue, white, red, green],
            [red, blue, green, white], [blue, red, white, green], [white, green, blue, red], [green, white, red, blue],
        ]
        for (index, corners) in expected.enumerated() {
            for suffix in ["jpg", "png", "webp"] {
                let bytes = pictures["turned\(index + 1).\(suffix)"]
                let isSideways = index >= 4
                #expect(try decoder.probe(bytes).orientation.rawValue == index + 1, "\(suffix)")
                let image = try await decoder.decode(bytes, fitting: large)
                #expect((image.width, image.height) == (isSideways ? (16, 32) : (32, 16)))
                #expect(isNear(self.corners(image), corners), "\(index + 1) \(suffix) \(self.corners(image))")
                let small = try await decoder.decode(bytes, fitting: PixelSize(width: 8, height: 100))
                #expect((small.width, small.height) == (8, isSideways ? 16 : 4), "the box is as the picture is seen")
            }
        }
    }

    @Test("ink is light the other way round, with and without Adobe's mark")
    func ink() async throws {
        var bytes = pictures["cmyk.jpg"]
        let mark = try #require(
            bytes.indices.dropLast(7).first { bytes[$0..<($0 + 7)] == [0xFF, 0xEE, 0, 14, 65, 100, 111] })
        bytes.removeSubrange(mark..<(mark + 16))
        // Red was stored as 255, 0, 0, 255: read as ink, that is black; white, stored as four times 255, is black too.
        let image = try await decoder.decode(bytes, fitting: large)
        #expect(isNear(corners(image), Array(repeating: [0, 0, 0, 255], count: 4)), "\(corners(image))")
    }

    @Test("grey is grey")
    func grey() async throws {
        // ITU-R BT.601: 0.299, 0.587, 0.114 of 255.
        let image = try await decoder.decode(pictures["grey.jpg"], fitting: large)
        let expected = [76, 150, 29, 255].map { level in [UInt8](repeating: level, count: 3) + [255] }
        #expect(isNear(corners(image), expected))
    }

    @Test("what a file says of itself")
    func information() throws {
        let rows: [(String, ImageFormat, isAnimated: Bool)] = [
            ("plain.jpg", .jpeg, false), ("progressive.jpg", .jpeg, false), ("clear.png", .png, false),
            ("moving.png", .png, true), ("lossy.webp", .webp, false), ("lossless.webp", .webp, false),
            ("clearlossy.webp", .webp, false), ("moving.webp", .webp, true),
        ]
        for (name, format, isAnimated) in rows {
            let expected = ImageInformation(
                format: format, storedSize: PixelSize(width: 32, height: 16), isAnimated: isAnimated,
                frames: isAnimated ? 2 : 1)
            #expect(try decoder.probe(pictures[name]) == expected, "\(name)")
        }
    }

    @Test("a photo made small has the means of its parts, in each format")
    func scaling() async throws {
        let whole = pictures["photo.png.rgba"]
        for name in ["photo.png", "photo.jpg", "photo.webp"] {
            let image = try await decoder.decode(pictures[name], fitting: PixelSize(width: 16, height: 100))
            #expect((image.width, image.height) == (16, 12))
            var worst = 0
            for y in 0..<12 {
                for x in 0..<16 {
                    for channel in 0..<3 {
                        // Each pixel stands for 64 by 64.
                        var sum = 0
                        for row in (y * 64)..<(y * 64 + 64) {
                            for column in (x * 64)..<(x * 64 + 64) {
                                sum += Int(whole[(row * 1024 + column) * 4 + channel])
                            }
                        }
                        let found = Int(image.bytes[(y * 16 + x) * 4 + channel])
                        worst = max(worst, abs(found - (sum + 2048) / 4096))
                    }
                }
            }
            #expect(worst <= (name == "photo.png" ? 0 : 6), "\(name) \(worst)")
        }
    }
}
