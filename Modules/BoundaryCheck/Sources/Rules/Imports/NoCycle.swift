import Repository

/// Targets do not need each other in a ring.
///
/// The Swift Package Manager refuses rings of listed targets; sources can still make one by importing what they do not
/// list. Two implementations that use each other's interfaces make no ring.
struct NoCycle: CodeRule {
    let name = "no-cycle"
    let reason = "modules in a ring can only be built, tested and changed together"

    func inspect(_ codebase: Codebase) -> Inspection {
        let edges = codebase.edges.filter { ![.tests, .rootTests].contains($0.user.role) && $0.user != $0.used }
        let uses = Dictionary(grouping: edges) { DirectedGraph.Arrow(from: $0.user.name, to: $0.used.name) }
        let knots = DirectedGraph(uses.keys).knots
        var inspection = Inspection(codebase.units) { _ in [] }
        inspection.findings = knots.compactMap { judge($0, uses) }
        return inspection
    }

    private func judge(_ knot: DirectedGraph, _ uses: [DirectedGraph.Arrow: [Edge]]) -> Finding? {
        let cut = knot.smallestCut { cost(uses[$0] ?? []) }
        guard let first = cut.first, let place = uses[first]?.first, let cycle = knot.cycle(through: first.from) else {
            return nil
        }
        let arrows = cut.map { "\($0.from) → \($0.to) (\(places(uses[$0] ?? [])))" }
        return finding(
            place.path, at: place.position, "\(cycle.joined(separator: " → ")) is a ring",
            fix: "cut \(arrows.joined(separator: " and ")), the smallest cut; move what both need into an interface")
    }

    /// Imports that no row lists are cut first, then those that take the least work.
    private func cost(_ edges: [Edge]) -> Int {
        let isListed = edges.contains { $0.origin == .manifest }
        return edges.count + (isListed ? 1_000 : 0)
    }

    private func places(_ edges: [Edge]) -> String {
        let imports = edges.count { $0.origin == .source }
        return imports == 0 ? "listed in Package.swift" : "\(imports) \(imports == 1 ? "import" : "imports")"
    }
}
