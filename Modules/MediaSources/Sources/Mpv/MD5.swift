/// The digest by which mpv names its resume files (RFC 1321); it protects nothing.
enum MD5 {
    /// The digest in 32 upper-case hexadecimal digits.
    static func name(of text: String) -> String {
        digest(Array(text.utf8)).map { byte in
            String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
        }.joined()
    }

    private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

    // floor(2^32 × abs(sin(i + 1))), RFC 1321, 3.4.
    private static let table: [UInt32] = [
        0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501, 0x698098d8,
        0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821, 0xf61e2562, 0xc040b340,
        0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8, 0x21e1cde6, 0xc33707d6, 0xf4d50d87,
        0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a, 0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c,
        0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70, 0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039,
        0xe6db99e5, 0x1fa27cf8, 0xc4ac5665, 0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92,
        0xffeff47d, 0x85845dd1, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb,
        0xeb86d391,
    ]

    private static func digest(_ message: [UInt8]) -> [UInt8] {
        let padding = (119 - message.count % 64) % 64
        let bytes = message + [0x80] + [UInt8](repeating: 0, count: padding) + little(UInt64(message.count) &* 8)
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        for start in stride(from: 0, to: bytes.count, by: 64) { mix(&state, bytes[start..<start + 64]) }
        return state.flatMap { little($0) }
    }

    private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
            let (mixed, word) = round(step, b, c, d)
            let sum = a &+ mixed &+ table[step] &+ words[word]
            let shift = shifts[step / 16 * 4 + step % 4]
            (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }

    private static func round(_ step: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, Int) {
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
    }

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
