/// Names, and which of them lead to which.
struct DirectedGraph {
    /// One arrow.
    struct Arrow: Hashable, Comparable {
        var from: String
        var to: String

        static func < (left: Arrow, right: Arrow) -> Bool { (left.from, left.to) < (right.from, right.to) }
    }

    private(set) var arrows: Set<Arrow> = []
    private var targets: [String: [String]] = [:]

    init(_ arrows: some Sequence<Arrow>) {
        self.arrows = Set(arrows)
        targets = Dictionary(grouping: self.arrows.sorted(), by: \.from).mapValues { $0.map(\.to) }
    }

    func removing(_ cut: some Sequence<Arrow>) -> DirectedGraph { DirectedGraph(arrows.subtracting(cut)) }

    /// The shortest way from a name back to itself, beginning and ending with it.
    func cycle(through start: String) -> [String]? {
        var cameFrom: [String: String] = [:]
        var waiting = [start][...]
        while let name = waiting.popFirst() {
            for next in targets[name] ?? [] where cameFrom[next] == nil {
                cameFrom[next] = name
                if next == start { return path(to: start, cameFrom) }
                waiting.append(next)
            }
        }
        return nil
    }

    private func path(to start: String, _ cameFrom: [String: String]) -> [String] {
        var path = [start]
        repeat { path.append(cameFrom[path[path.count - 1]] ?? start) } while path.last != start
        return path.reversed()
    }

    /// Groups of names that all lead to each other, as the graphs of the arrows inside each group.
    var knots: [DirectedGraph] {
        var waiting = Set(arrows.map(\.from))
        var knots: [DirectedGraph] = []
        for start in waiting.sorted() where waiting.contains(start) && cycle(through: start) != nil {
            let group = reachable(from: start).filter { reachable(from: $0).contains(start) }
            waiting.subtract(group)
            knots.append(DirectedGraph(arrows.filter { group.contains($0.from) && group.contains($0.to) }))
        }
        return knots
    }

    private func reachable(from start: String) -> Set<String> {
        var reached: Set<String> = [start]
        var waiting = [start]
        while let name = waiting.popLast() {
            for next in targets[name] ?? [] where reached.insert(next).inserted { waiting.append(next) }
        }
        return reached
    }

    private var shortestCycle: [String]? {
        Set(arrows.map(\.from)).sorted().compactMap(cycle).min { $0.count < $1.count }
    }
}

extension DirectedGraph {
    /// The smallest set of arrows without which no cycle is left.
    ///
    /// It tries sets of one arrow, then of two and so on: any set has to cut the shortest cycle that is left, so only
    /// its arrows are tried.
    ///
    /// - Parameter cost: among sets of one size, that with the smallest sum is taken.
    /// - Returns: the arrows in their order; empty when there is no cycle.
    func smallestCut(cost: (Arrow) -> Int) -> [Arrow] {
        for size in 0...arrows.count {
            let priced = cuts(size).map { cut in (cut: cut, cost: cut.reduce(0) { $0 + cost($1) }) }
            let best = priced.min { left, right in
                left.cost == right.cost ? left.cut.lexicographicallyPrecedes(right.cut) : left.cost < right.cost
            }
            if let best { return best.cut }
        }
        return []
    }

    private func cuts(_ size: Int) -> [[Arrow]] {
        guard let cycle = shortestCycle else { return [[]] }
        guard size > 0 else { return [] }
        return zip(cycle, cycle.dropFirst()).map { Arrow(from: $0, to: $1) }.flatMap { arrow in
            removing([arrow]).cuts(size - 1).map { ([arrow] + $0).sorted() }
        }
    }
}
