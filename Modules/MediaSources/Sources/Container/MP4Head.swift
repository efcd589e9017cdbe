/// The boxes of a file of ISO 14496-12 (MP4, MOV).
struct MP4Head {
    private let file: FileWindow

    init(_ file: FileWindow) { self.file = file }

    /// The duration of the movie header; all ones mean that it is not known.
    var seconds: Double? {
        guard let movie = box("moov", in: 0..<file.size), let header = box("mvhd", in: movie),
            let version = file.number(at: header.lowerBound, bytes: 1)
        else { return nil }
        let isLong = version == 1
        let scaleAt = header.lowerBound + (isLong ? 20 : 12)
        guard let scale = file.number(at: scaleAt, bytes: 4), scale > 0,
            let duration = file.number(at: scaleAt + 4, bytes: isLong ? 8 : 4),
            duration != (isLong ? UInt64.max : UInt64(UInt32.max))
        else { return nil }
        return Double(duration) / Double(scale)
    }

    /// Where the content of the first box with a name is; a file has few boxes beside each other.
    private func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        for _ in 0..<1000 {
            guard start < range.upperBound, let short = file.number(at: start, bytes: 4),
                let type = file.text(at: start + 4)
            else { return nil }
            let head = short == 1 ? 16 : 8
            let long = short == 1 ? file.number(at: start + 8, bytes: 8) : short
            let size = short == 0 ? range.upperBound - start : long.flatMap { Int(exactly: $0) } ?? 0
            guard size >= head, size <= range.upperBound - start else { return nil }
            if type == name { return start + head..<start + size }
            start += size
        }
        return nil
    }
}
