/// Measures the kernel against the same chains written by hand, in the same run; `--json` adds one JSON document.
@main
enum StateKitBenchmark {
    @MainActor static func main() {
        let report = Report(rows: Rows.all.map(Measurement.init), churn: Churn())
        print(report.table)
        if CommandLine.arguments.contains("--json") { print(report.json) }
    }
}
