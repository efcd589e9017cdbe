/// Takes frames of the form `12:twelve bytes,` apart, in whatever pieces they come.
struct NetstringReader {
    private var buffer: [UInt8] = []

    /// The most that a frame may have; more is no frame.
    static let longest = 1 << 20

    /// Takes bytes, and returns the frames that are whole now; what is no frame is dropped with all before it.
    mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
        buffer += bytes
        var frames: [[UInt8]] = []
        while let frame = next() { frames.append(frame) }
        return frames
    }

    private mutating func next() -> [UInt8]? {
        guard let colon = buffer.firstIndex(of: UInt8(ascii: ":")) else {
            if buffer.count > 7 { buffer = [] }
            return nil
        }
        guard let length = Int(String(decoding: buffer[..<colon], as: UTF8.self)), (0...Self.longest).contains(length)
        else {
            buffer = []
            return nil
        }
        let end = colon + 1 + length
        guard buffer.count > end else { return nil }
        defer { buffer.removeFirst(end + 1) }
        return buffer[end] == UInt8(ascii: ",") ? Array(buffer[(colon + 1)..<end]) : []
    }
}

/// A frame of the form `12:twelve bytes,`.
func netstring(_ text: String) -> [UInt8] { Array("\(text.utf8.count):\(text),".utf8) }
