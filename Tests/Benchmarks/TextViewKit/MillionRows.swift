import TextViewKit
import TextViewKitInterface

/// How long a list of a million rows takes to appear, to jump to its end, and to move by one row.
struct MillionRows {
    private let clock = ContinuousClock()
    private let size = Size(width: 200, height: 60)

    /// Milliseconds by what was done: the best of five runs.
    func times() -> [(name: String, milliseconds: Double)] {
        let runs = (0..<5).map { _ in run() }
        return ["first frame", "jump to the end", "one step"].enumerated().map { index, name in
            (name, runs.map { $0[index] }.min() ?? .nan)
        }
    }

    private func run() -> [Double] {
        let renderer = Renderer()
        let writer = FrameWriter()
        let positions: [ListPosition] = [.row(0), .end, .row(1_000_000 - 61)]
        return positions.map { position in
            let elapsed = clock.measure {
                writer.write(renderer.frame(list(at: position), size: size))
            }
            return Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1e3
        }
    }

    private func list(at position: ListPosition) -> some View {
        List(0..<1_000_000, id: \.self, position: position) { ItemRow(item: Item(number: $0)) }
    }
}
