import Testing

@testable import BoundaryCheck

@Suite("rings of modules")
struct NoCycleTests {
    private let reason = "modules in a ring can only be built, tested and changed together"

    @Test("a ring through a source is named with the smallest cut")
    func ring() throws {
        let fixture = Fixture(.feature("A", interface: ["BInterface"]), .feature("B", interface: []))
            .with("Modules/A/Interface/one.swift", "import BInterface")
            .with("Modules/A/Interface/two.swift", "import BInterface")
            .with("Modules/B/Interface/b.swift", "import AInterface\n")
        #expect(
            try fixture.findings(NoCycle()) == [
                "Modules/B/Interface/b.swift:1:8: error: [no-cycle] BInterface → AInterface → BInterface is a ring. "
                    + "why: \(reason). fix: cut BInterface → AInterface (1 import), the smallest cut; move what both "
                    + "need into an interface"
            ])
    }

    @Test("implementations that use each other's interfaces, and tests, make no ring")
    func noRing() throws {
        let fixture = Fixture(
            .feature("A", interface: [], uses: ["BInterface"]), .feature("B", interface: [], uses: ["AInterface"]),
            .kit("K", testing: [])
        )
        .with("Modules/A/Sources/a.swift", "import AInterface\nimport BInterface")
        .with("Modules/B/Sources/b.swift", "import AInterface\nimport BInterface")
        .with("Tests/KTests/k.swift", "import K\nimport KTesting\nimport KTests")
        #expect(try fixture.findings(NoCycle()) == [])
    }

    @Test("a ring of kits is a ring too")
    func kits() throws {
        let fixture = Fixture(.kit("K", uses: ["StateKit"]), .kit("StateKit"))
            .with("Modules/StateKit/Sources/s.swift", "// why\nimport struct K.T")
        #expect(
            try fixture.problems(NoCycle()) == [
                "Modules/StateKit/Sources/s.swift:2:15 StateKit → K → StateKit is a ring"
            ])
    }

    @Test("the smallest cut is found where arrows are shared between rings")
    func cuts() {
        let rows: [(arrows: String, cut: String)] = [
            ("ab", ""), ("ab ba", "ab"), ("aa", "aa"), ("ab bc ca", "ab"),
            // Two rings through one arrow: one cut is enough.
            ("ab bc ca bd da", "ab"), ("ab bc cd da cb", "bc"),
            // Two rings that share a node only: two cuts.
            ("ab ba ac ca", "ab ac"),
            ("ab ba bc cb ca ac", "ab ac bc"),
        ]
        for row in rows {
            let cut = graph(row.arrows).smallestCut { _ in 1 }
            #expect(cut.map { $0.from + $0.to }.joined(separator: " ") == row.cut, "\(row.arrows)")
        }
    }

    @Test("a cut leaves no ring, and no smaller set does, in random graphs (seed 7)")
    func property() {
        var generator = SplitMix(seed: 7)
        for _ in 0..<60 {
            let names = ["a", "b", "c", "d", "e"]
            let arrows = (0..<7).map { _ in names[generator.next(5)] + names[generator.next(5)] }
            let graph = graph(arrows.joined(separator: " "))
            let cut = graph.smallestCut { _ in 1 }
            #expect(graph.removing(cut).knots.isEmpty, "\(arrows)")
            for arrow in cut { #expect(!graph.removing(cut.filter { $0 != arrow }).knots.isEmpty, "\(arrows)") }
        }
    }

    private func graph(_ arrows: String) -> DirectedGraph {
        DirectedGraph(arrows.split(separator: " ").map { .init(from: String($0.prefix(1)), to: String($0.suffix(1))) })
    }
}

/// Numbers that are the same in every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
