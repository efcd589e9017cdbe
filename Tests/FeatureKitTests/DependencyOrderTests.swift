import FeatureKitInterface
import Testing

@Suite("the order of features")
struct DependencyOrderTests {
    private func feature(_ id: String, needs: [String] = [], optional: [String] = []) -> FeatureDescriptor {
        func need(_ name: String) -> Need { Need(name, interface: "I", versions: 1...1) }
        return .of(
            id, provides: [Provision(id, interface: "I", version: 1)], needs: needs.map(need),
            optionalNeeds: optional.map(need))
    }

    @Test("providers stand before those who need them, otherwise the given order stays")
    func order() {
        let rows: [([FeatureDescriptor], [String])] = [
            ([feature("a"), feature("b"), feature("c")], ["a", "b", "c"]),
            ([feature("a", needs: ["c"]), feature("b"), feature("c")], ["c", "a", "b"]),
            ([feature("a", optional: ["b"]), feature("b", needs: ["c"]), feature("c")], ["c", "b", "a"]),
            ([feature("a", optional: ["b"]), feature("b", optional: ["a"])], ["b", "a"]),
            ([feature("a", needs: ["missing"])], ["a"]),
            ([], []),
        ]
        for (features, expected) in rows {
            let order = DependencyOrder(features)
            #expect(order.features.map(\.id) == expected)
            #expect(order.cycles.isEmpty)
        }
    }

    @Test("rings of required needs are paths; a ring through an optional need is none")
    func cycles() {
        let rows: [([FeatureDescriptor], [[String]])] = [
            ([feature("a", needs: ["b"]), feature("b", needs: ["a"])], [["a", "b", "a"]]),
            (
                [
                    feature("x", needs: ["a"]), feature("a", needs: ["b"]), feature("b", needs: ["c"]),
                    feature("c", needs: ["a"]),
                ],
                [["a", "b", "c", "a"]]
            ),
            ([feature("a", needs: ["b"]), feature("b", optional: ["a"])], []),
            ([feature("a", needs: ["a"])], []),
        ]
        for (features, expected) in rows { #expect(DependencyOrder(features).cycles == expected) }
    }

    @Test("every order of random features keeps providers first")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<200 {
            // A feature needs only earlier numbers, so there is no ring; then the list is shuffled.
            var features = (0..<12).map { number in
                feature("f\(number)", needs: (0..<number).filter { _ in next(4) == 0 }.map { "f\($0)" })
            }
            for index in features.indices { features.swapAt(index, next(features.count)) }
            let order = DependencyOrder(features).features
            for (place, feature) in order.enumerated() {
                let before = Set(order[..<place].map(\.id))
                #expect(feature.needs.allSatisfy { before.contains($0.service) }, "seed \(seed)")
            }
            #expect(Set(order.map(\.id)) == Set(features.map(\.id)), "seed \(seed)")
        }
    }
}
