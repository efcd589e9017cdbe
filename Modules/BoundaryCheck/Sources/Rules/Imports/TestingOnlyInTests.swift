import Repository

/// Fakes, and the modules that run tests, stay in tests.
struct TestingOnlyInTests: CodeRule {
    let name = "testing-only-in-tests"
    let reason = "what is made for tests must not get into a distribution"

    func inspect(_ codebase: Codebase) -> Inspection {
        let edges = Inspection(codebase.edges) { edge in
            guard ImportLaw.breach(of: edge.user, using: edge.used) == .fakes else { return [] }
            return [finding(edge, edge.used.description, fix: "move the code that needs it to tests")]
        }
        return edges + Inspection(codebase.sources.filter { $0.unit?.isForTests == false }, testModules)
    }

    private func testModules(in file: SourceFile) -> [Finding] {
        file.imports.filter { ToolchainModules.testing.contains($0.module) }.map { found in
            finding(
                file.path, at: found.position, "\(file.unit?.name ?? file.path) imports \(found.module)",
                fix: "move the code that needs it to tests or to a Testing target")
        }
    }
}
