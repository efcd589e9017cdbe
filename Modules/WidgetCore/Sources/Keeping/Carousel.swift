import WidgetCoreInterface

/// Where a person is among the posters, and how they came there.
struct Carousel: Codable, Sendable, Equatable {
    /// From 0; beyond the posters when there were more of them before.
    var index = 0
    var direction = CarouselDirection.forward

    /// The place of each poster, from the present one on: all of them, round and round.
    func indexes(of count: Int) -> [Int] {
        guard count > 0 else { return [] }
        return (0..<count).map { (start(of: count) + $0) % count }
    }

    mutating func move(_ direction: CarouselDirection, among count: Int) {
        self.direction = direction
        let step = direction == .forward ? 1 : count - 1
        index = count > 0 ? (start(of: count) + step) % count : 0
    }

    // Swift's % keeps the sign, and what is stored may be anything.
    private func start(of count: Int) -> Int { (index % count + count) % count }
}
