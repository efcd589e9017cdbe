/// Measures the kernel against the same chains written by hand, in the same run; prints a table, or with `--json` a document.
@main
enum StateKitBenchmark {
    @MainActor static func main() {
        let report = Report(rows: Rows.all.map(Measurement.init), churn: Churn())
        print(CommandLine.arguments.contains("--json") ? report.json : report.table)
    }
}
