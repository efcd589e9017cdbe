/// Finds rows that moved up or down, by the hashes of the rows.
struct ScrollFinder {
    /// Rows that become right when the rows of a region move by a distance.
    struct Scroll {
        /// The rows that move and those that they uncover.
        var region: Range<Int>
        /// Rows down, or up when negative; never 0.
        var distance: Int
    }

    /// Hashes of what is shown and of the new frame.
    var old: [UInt64]
    var new: [UInt64]
    /// Whether the hash of what is shown is known.
    var isKnown: [Bool]
    private let height: Int
    /// Old rows by hash with open addressing: the row plus one, or `repeated`.
    private var slots: [Int32]
    /// How many rows moved by each distance; index `height` stands for 0.
    private var votes: [Int32]
    private static let repeated: Int32 = -1

    init(height: Int) {
        self.height = height
        old = [UInt64](repeating: 0, count: height)
        new = [UInt64](repeating: 0, count: height)
        isKnown = [Bool](repeating: false, count: height)
        var size = 4
        while size < height * 2 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
        votes = [Int32](repeating: 0, count: height * 2 + 1)
    }

    /// The scroll that saves the most rows, or `nil` when none saves two.
    mutating func best() -> Scroll? {
        indexOldRows()
        for index in votes.indices { votes[index] = 0 }
        for y in 0..<height where new[y] != old[y] {
            if let from = uniqueOldRow(new[y]) { votes[y - from + height] += 1 }
        }
        guard let most = votes.indices.max(by: { votes[$0] < votes[$1] }), votes[most] > 1 else { return nil }
        return scroll(by: most - height)
    }

    /// Takes note that the terminal moved rows.
    mutating func moveOldRows(to rows: Range<Int>, by distance: Int) {
        for step in 0..<rows.count {
            let y = distance < 0 ? rows.lowerBound + step : rows.upperBound - 1 - step
            old[y] = old[y - distance]
        }
    }

    private mutating func indexOldRows() {
        for index in slots.indices { slots[index] = 0 }
        for y in 0..<height {
            let slot = slot(of: old[y])
            slots[slot] = slots[slot] == 0 ? Int32(y + 1) : Self.repeated
        }
    }

    private func slot(of hash: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] > 0, old[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// The one old row with a hash: repeated rows say nothing about where a row came from.
    private func uniqueOldRow(_ hash: UInt64) -> Int? {
        let found = slots[slot(of: hash)]
        return found > 0 ? Int(found) - 1 : nil
    }

    /// The stretch of rows that gains the most when it moves: a maximal sum over rows that become right, less those that
    /// were right before.
    private func scroll(by distance: Int) -> Scroll? {
        var (best, sum, start) = (0, 0, 0)
        var target = 0..<0
        for y in max(0, distance)..<height + min(0, distance) {
            if sum <= 0 { (sum, start) = (0, y) }
            sum += gain(y, distance)
            if sum > best { (best, target) = (sum, start..<y + 1) }
        }
        guard !target.isEmpty else { return nil }
        let region =
            min(
                target.lowerBound, target.lowerBound - distance)..<max(
                target.upperBound, target.upperBound - distance)
        let lost = region.reduce(0) { $0 + (!target.contains($1) && new[$1] == old[$1] ? 1 : 0) }
        return best - lost >= 2 ? Scroll(region: region, distance: distance) : nil
    }

    private func gain(_ y: Int, _ distance: Int) -> Int {
        let becomesRight = new[y] == old[y - distance]
        let wasRight = new[y] == old[y]
        return becomesRight == wasRight ? 0 : becomesRight ? 1 : -1
    }
}
