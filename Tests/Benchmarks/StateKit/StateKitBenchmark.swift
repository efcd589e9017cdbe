import StateKit

/// Measures the kernel against the same chains written by hand, in the same run; `--json` adds one JSON document.
@main
enum StateKitBenchmark {
    @MainActor
    static func main() {
        let rows = Rows.all.map(Measurement.init)
        print(table(rows))
    }

    private static func table(_ rows: [Measurement]) -> String {
        rows.map { "\($0.name)\t\($0.ours)\t\($0.byHand)\t\($0.ratio)\t\($0.allocations)" }.joined(separator: "\n")
    }
}
