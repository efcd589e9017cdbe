import Testing
import TextViewKit
import TextViewKitInterface

@Suite("Layout keeps its promises for any tree")
struct StackPropertyTests {
    @Test("the sizes of a stack's children and its gaps add up to the stack", arguments: [11, 22, 33, 44] as [UInt64])
    func sums(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        for _ in 0..<200 {
            let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
            let spacing = Int.random(in: 0...2, using: &random)
            let tree = RandomTree.element(axis, spacing: spacing, &random)
            let pass = LayoutPass()
            let proposal = ProposedSize(
                width: .random(in: 0...60, using: &random), height: .random(in: 0...30, using: &random))
            pass.place(tree, at: .zero, proposal)
            let lengths = tree.children.map { length(of: $0, axis) }
            let sum = lengths.reduce(max(tree.children.count - 1, 0) * spacing, +)
            #expect(length(of: tree, axis) == sum, "seed \(seed), \(proposal)")
            #expect(starts(tree, axis) == positions(lengths, spacing), "seed \(seed), \(proposal)")
        }
    }

    @Test("the same tree and proposal give the same places, however often they are asked for")
    func determinism() {
        var first = SeededGenerator(state: 5)
        var second = SeededGenerator(state: 5)
        let trees = [
            RandomTree.element(.horizontal, spacing: 1, &first), RandomTree.element(.horizontal, spacing: 1, &second),
        ]
        let pass = LayoutPass()
        for width in [80, 3, 80] {
            for tree in trees { pass.place(tree, at: .zero, ProposedSize(width: width, height: 24)) }
            #expect(starts(trees[0], .horizontal) == starts(trees[1], .horizontal))
        }
    }

    private func length(of element: Element, _ axis: Axis) -> Int {
        axis == .horizontal ? element.layout.size.width : element.layout.size.height
    }

    private func starts(_ element: Element, _ axis: Axis) -> [Int] {
        element.children.map { axis == .horizontal ? $0.layout.origin.x : $0.layout.origin.y }
    }

    private func positions(_ lengths: [Int], _ spacing: Int) -> [Int] {
        lengths.reduce(into: (next: 0, all: [Int]())) { result, length in
            result.all.append(result.next)
            result.next += length + spacing
        }.all
    }
}
