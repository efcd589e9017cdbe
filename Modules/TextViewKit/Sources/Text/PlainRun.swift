extension Span<UInt8> {
    /// How many bytes between two offsets are printable ASCII that no mark can follow: each is a cluster of one cell.
    @inline(__always)
    func plainRun(from start: Int, to end: Int) -> Int {
        let end = Swift.min(end, count)
        var index = start
        while index < end, self[unchecked: index] &- 0x20 < 0x5F { index += 1 }
        let mayTakeMark = index < count && self[index] >= 0x80
        return Swift.max(0, index - start - (mayTakeMark ? 1 : 0))
    }
}
