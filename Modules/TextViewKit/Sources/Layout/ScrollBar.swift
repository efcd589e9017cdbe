/// The thick part of a bar that shows which part of something is seen.
enum ScrollBar {
    /// The first and the last cell; `nil` when all is seen.
    static func range(from first: Int, seen: Int, of count: Int, in height: Int? = nil) -> ClosedRange<Int>? {
        let height = height ?? seen
        guard height > 0, seen > 0, seen < count else { return nil }
        let length = max(seen * height / count, 1)
        let room = height - length
        let start = first + seen >= count ? room : min(first * room / max(count - seen, 1), room)
        return start...start + length - 1
    }
}
