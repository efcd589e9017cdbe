import PlatformInterface
import PlatformTesting
import Testing

@testable import MediaSources

@Suite("durations")
struct ContainerTests {
    private func seconds(_ bytes: [UInt8]) -> Double? {
        let disk = Disk()
        disk.write("file", bytes)
        return MediaDuration.seconds(of: FileWindow(tree: disk.tree, path: disk.path("file"), size: bytes.count))
    }

    private func big(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private func little(_ number: UInt32) -> [UInt8] { big(UInt64(number), 4).reversed() }

    private func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
        id + big(0x1000_0000 | UInt64(content.count), 4) + content
    }

    private func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(UInt64(content.count + 8), 4) + Array(type.utf8) + content
    }

    private let header: [UInt8] = [0x1a, 0x45, 0xdf, 0xa3, 0x80]
    private let segment: [UInt8] = [0x18, 0x53, 0x80, 0x67]

    private func info(_ duration: [UInt8], scale: [UInt8]? = nil) -> [UInt8] {
        element(
            [0x15, 0x49, 0xa9, 0x66],
            (scale.map { element([0x2a, 0xd7, 0xb1], $0) } ?? []) + element([0x44, 0x89], duration))
    }

    @Test("Matroska counts in ticks of a million nanoseconds, unless it says otherwise")
    func matroska() {
        let double = big(120_023.0.bitPattern, 8)
        #expect(seconds(header + element(segment, info(double, scale: [0x0f, 0x42, 0x40]))) == 120.023)
        #expect(seconds(header + element(segment, info(double))) == 120.023)
        #expect(
            seconds(header + element(segment, info(big(UInt64(Float(500).bitPattern), 4), scale: [0x1e, 0x84, 0x80])))
                == 1)
        // A live recording: the segment has no size.
        #expect(seconds(header + segment + [0x01, 255, 255, 255, 255, 255, 255, 255] + info(double)) == 120.023)
    }

    @Test("what stands behind the pictures is found by the index")
    func seek() {
        let double = big(60_000.0.bitPattern, 8)
        let cluster = element([0x1f, 0x43, 0xb6, 0x75], [UInt8](repeating: 1, count: 5000))
        func seekHead(_ position: UInt64) -> [UInt8] {
            let seek = element([0x53, 0xab], [0x15, 0x49, 0xa9, 0x66]) + element([0x53, 0xac], big(position, 4))
            return element([0x11, 0x4d, 0x9b, 0x74], element([0x4d, 0xbb], seek))
        }
        let size = seekHead(0).count + cluster.count
        #expect(seconds(header + element(segment, seekHead(UInt64(size)) + cluster + info(double))) == 60)
        for wrong in [0, 1, UInt64(size) + 1, 0xffff_ffff] {
            #expect(seconds(header + element(segment, seekHead(wrong) + cluster + info(double))) == nil)
        }
    }

    @Test("MP4 has its duration in the movie header, wherever that stands, short or long")
    func mp4() {
        let short = box("mvhd", [0, 0, 0, 0] + big(0, 8) + big(1000, 4) + big(90_500, 4))
        let long = box("mvhd", [1, 0, 0, 0] + big(0, 16) + big(600, 4) + big(36_000, 8))
        let type = box("ftyp", Array("isom".utf8))
        let media = box("mdat", [UInt8](repeating: 0, count: 3000))
        #expect(seconds(type + box("moov", short)) == 90.5)
        #expect(seconds(type + media + box("moov", box("udta", []) + long)) == 60)
        let large = big(1, 4) + Array("mdat".utf8) + big(16 + 100, 8) + [UInt8](repeating: 0, count: 100)
        #expect(seconds(type + large + box("moov", short)) == 90.5)
        #expect(
            seconds(type + box("moov", box("mvhd", [0, 0, 0, 0] + big(0, 8) + big(1000, 4) + big(0xffff_ffff, 4))))
                == nil)
        #expect(seconds(type + box("moov", box("mvhd", [0, 0, 0, 0] + big(0, 8) + big(0, 4) + big(5, 4)))) == nil)
        #expect(seconds(type + big(4, 4) + Array("moov".utf8)) == nil)
    }

    @Test("AVI has it in the first header")
    func avi() {
        let main = little(40_000) + little(0) + little(0) + little(0) + little(1500)
        let list = Array("LIST".utf8) + little(100) + Array("hdrlavih".utf8) + little(56) + main
        #expect(seconds(Array("RIFF".utf8) + little(1000) + Array("AVI ".utf8) + list) == 60)
    }

    @Test("damaged and foreign files are of unknown duration, however they end")
    func damage() {
        let whole = header + element(segment, info(big(120_023.0.bitPattern, 8), scale: [0x0f, 0x42, 0x40]))
        for count in 0..<whole.count { #expect(seconds(Array(whole.prefix(count))) == nil, "\(count) bytes") }
        for double in [Double.nan, .infinity, -5, 0] {
            #expect(seconds(header + element(segment, info(big(double.bitPattern, 8)))) == nil)
        }
        #expect(seconds(Array("<html>no film here</html>".utf8)) == nil)
        var random = RandomSource(SeededBytes(seed: 10))
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<3 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if let found = seconds(bytes) { #expect(found > 0 && found.isFinite, "\(bytes)") }
        }
    }
}
