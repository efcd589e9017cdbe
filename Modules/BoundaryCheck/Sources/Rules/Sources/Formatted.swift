/// Every Swift file is formatted, and its public declarations are documented.
struct Formatted: CodeRule {
    let name = "formatted"
    let reason = "one form and documented contracts let a reader look at what the code does"

    /// What the formatter says about files, by their paths and texts.
    let lint: FormatLint

    func inspect(_ codebase: Codebase) throws -> Inspection {
        let files = codebase.paths.filter { $0.hasSuffix(".swift") }
        let complaints = try lint.complaints(about: files.map { ($0, codebase.files[$0] ?? "") })
        return Inspection(files) { path in
            (complaints[path] ?? []).map { complaint in
                finding(
                    path, at: complaint.position, complaint.text,
                    fix: "run `swift format -i \(path)`, and write what it cannot write itself")
            }
        }
    }
}
