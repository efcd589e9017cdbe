import ImageCodecInterface
import ImageCodecTesting
import Testing
import TextViewKitInterface

@testable import ImageCodec

@Suite("damaged pictures", .timeLimit(.minutes(20)))
struct DamageTests {
    private let pictures: Pictures
    private let decoder = ImageCodecDecoder()
    private let box = PixelSize(width: 24, height: 24)

    init() throws { pictures = try Pictures.all.get() }

    @Test("a picture that is cut anywhere is an error")
    func cut() async throws {
        // What is behind the picture: the mark of the end, the checksum of an empty chunk, a byte that fills.
        let rows = [
            ("plain.jpg", 2), ("progressive.jpg", 2), ("clear.png", 4), ("palette.png", 4), ("lossless.webp", 1),
            ("lossy.webp", 1),
        ]
        for (name, rest) in rows {
            let bytes = pictures[name]
            for count in 0..<(bytes.count - rest) {
                await #expect(throws: ImageError.self, "\(name) \(count) of \(bytes.count)") {
                    try await decoder.decode(Array(bytes[..<count]), fitting: box)
                }
            }
        }
    }

    @Test("ten thousand mutations give a picture in its box, or an error")
    func mutations() async throws {
        let names = pictures.names.filter { !$0.hasPrefix("photo") }
        var random = SplitMix(seed: 20_260_501)
        var pictured = 0
        for round in 0..<10_000 {
            var bytes = pictures[names[round % names.count]]
            random.mutate(&bytes)
            do {
                let image = try await decoder.decode(bytes, fitting: box, limits: ImageLimits(pixels: 1 << 20))
                pictured += 1
                #expect(
                    image.width <= 24 && image.height <= 24 && image.width > 0 && image.height > 0, "round \(round)")
            } catch is ImageError {
                continue
            }
        }
        #expect((100..<9900).contains(pictured), "both happen: \(pictured)")
    }

    @Test("a size that the rest of the file does not have is an error")
    func otherSize() async throws {
        var jpeg = pictures["plain.jpg"]
        let frame = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        (jpeg[frame + 5], jpeg[frame + 6]) = (0xFF, 0xFF)
        await #expect(throws: ImageError.self) { try await decoder.decode(jpeg, fitting: box) }
        (jpeg[frame + 7], jpeg[frame + 8]) = (0xFF, 0xFF)
        await #expect(throws: ImageError.tooManyPixels(PixelSize(width: 65_535, height: 65_535), limit: 128 << 20)) {
            try await decoder.decode(jpeg, fitting: box)
        }
        (jpeg[frame + 5], jpeg[frame + 6]) = (0, 0)
        let flat = jpeg
        let error = await #expect(throws: ImageError.self) { try await decoder.decode(flat, fitting: box) }
        #expect(error.map { "\($0)" } == "the JPEG picture is broken: it has no pixels")
    }

    @Test("a progressive JPEG and a lossless WebP that need too much memory are refused")
    func memory() async throws {
        for (name, needed) in [("progressive.jpg", 32 * 16 * 3 * 2), ("lossless.webp", 32 * 16 * 4)] {
            await #expect(throws: ImageError.tooMuchMemory(needed: needed, limit: needed - 1), "\(name)") {
                try await decoder.decode(pictures[name], fitting: box, limits: ImageLimits(workingBytes: needed - 1))
            }
            _ = try await decoder.decode(pictures[name], fitting: box, limits: ImageLimits(workingBytes: needed))
        }
    }
}

/// Random numbers of a seed, and what they do to a file.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func mutate(_ bytes: inout [UInt8]) {
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][Int.random(in: 0..<5, using: &self)]
            case 3: bytes.insert(bytes[place], at: place)
            default: if bytes.count > 30 { bytes.remove(at: place) }
            }
        }
    }
}
