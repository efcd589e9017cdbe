import TextViewKitInterface

/// A number for each row of the screen that says what is painted on it: which elements, in which order, and where.
///
/// A row whose number is that of the last frame holds the same cells, whatever lies over what; it is not painted again.
/// Working on rows spares every search for what was moved, removed or uncovered.
struct RowSignatures {
    private(set) var rows: [UInt64] = []

    /// Begins anew, for a screen of that height.
    mutating func reset(height: Int) {
        if rows.count == height {
            for row in rows.indices { rows[row] = 0 }
        } else {
            rows = [UInt64](repeating: 0, count: height)
        }
    }

    /// Notes an element on all rows on which it is seen.
    mutating func note(_ element: Element, _ frame: Rect, _ clip: Rect) {
        let first = max(frame.minY, clip.minY)
        let end = min(frame.maxY, clip.maxY)
        guard first < end else { return }
        let place = UInt64(truncatingIfNeeded: frame.minX) << 40 ^ UInt64(truncatingIfNeeded: frame.size.width) << 20
        let bounds = UInt64(truncatingIfNeeded: clip.minX) << 32 ^ UInt64(truncatingIfNeeded: clip.maxX)
        // A bar moves while its element stays what it is.
        let bar = UInt64(truncatingIfNeeded: element.bar.map { $0.lowerBound << 16 ^ $0.upperBound } ?? 0) << 24
        let offered = UInt64(truncatingIfNeeded: element.layout.proposal?.width ?? -1) ^ bar
        let key = RowSignatures.mix(
            offered ^ RowSignatures.mix(element.stamp, place ^ UInt64(frame.size.height)), bounds)
        for row in first..<end {
            rows[row] = RowSignatures.mix(rows[row] ^ key, UInt64(truncatingIfNeeded: row - frame.minY))
        }
    }

    private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        var hash = (hash ^ value &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
        return hash
    }
}
