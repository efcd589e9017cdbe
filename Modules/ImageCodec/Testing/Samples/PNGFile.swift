public import TextViewKitInterface

/// A PNG that a test puts together, without compression.
public struct PNGFile: Sendable {
    /// The size, the bits of a sample, the type of colour and whether it is interlaced, as IHDR has them.
    public var width, height, depth, colour, interlace: Int
    /// The chunks between the head and the picture.
    public var chunks: [(type: String, data: [UInt8])] = []
    /// The bytes of each row, or of each row of each pass.
    public var rows: [[UInt8]]

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - width: pixels from left to right.
    ///   - height: pixels from top to bottom.
    ///   - depth: bits of a sample.
    ///   - colour: 0 grey, 2 RGB, 3 palette, 4 grey with opacity, 6 RGB with opacity.
    ///   - interlace: 0, or 1 for Adam7.
    ///   - rows: the bytes of each row, unfiltered.
    public init(width: Int, height: Int, depth: Int = 8, colour: Int = 6, interlace: Int = 0, rows: [[UInt8]]) {
        self.width = width
        self.height = height
        self.depth = depth
        self.colour = colour
        self.interlace = interlace
        self.rows = rows
    }

    /// Creates a file of a picture.
    ///
    /// - Parameter image: the picture.
    public init(_ image: PixelImage) {
        let rows = stride(from: 0, to: image.bytes.count, by: max(image.width * 4, 1)).map {
            Array(image.bytes[$0..<($0 + image.width * 4)])
        }
        self.init(width: image.width, height: image.height, rows: rows)
    }

    /// The file.
    public var bytes: [UInt8] {
        let head = Self.number(width) + Self.number(height) + [UInt8(depth), UInt8(colour), 0, 0, UInt8(interlace)]
        let all = [("IHDR", head)] + chunks.map { ($0.type, $0.data) } + [("IDAT", packed), ("IEND", [])]
        return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + all.flatMap { Self.chunk($0, $1) }
    }

    /// The rows, each with the filter type 0, in stored blocks (RFC 1950, RFC 1951 section 3.2.4).
    private var packed: [UInt8] {
        let data: [UInt8] = rows.reduce(into: []) { $0 += [0] + $1 }
        var blocks: [UInt8] = []
        for start in stride(from: 0, to: max(data.count, 1), by: 65_535) {
            let block = data[start..<min(start + 65_535, data.count)]
            let length = UInt16(block.count)
            let isLast: UInt8 = start + 65_535 >= data.count ? 1 : 0
            blocks += [isLast, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            blocks += block
        }
        return [0x78, 0x01] + blocks + Self.number(Self.adler(data))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return number(data.count) + content + number(Int(~content.reduce(0xFFFF_FFFF, redundancy)))
    }

    /// A step of CRC-32 (PNG specification, annex D).
    private static func redundancy(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }

    private static func adler(_ data: [UInt8]) -> Int {
        let sums = data.reduce((1, 0)) { sums, byte in
            let first = (sums.0 + Int(byte)) % 65_521
            return (first, (sums.1 + first) % 65_521)
        }
        return sums.1 << 16 | sums.0
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
