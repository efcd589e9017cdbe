import JSONKit

/// The diagram of modules in CONTRIBUTING.md is the real one.
struct Diagram: CodeRule {
    static let path = "CONTRIBUTING.md"

    let name = "diagram"
    let reason = "a diagram that is not checked shows what somebody once wished for"

    func inspect(_ codebase: Codebase) -> Inspection {
        let real = ModuleDiagram(of: codebase)
        var inspection = Inspection(real.arrows) { _ in [] }
        let fix = "paste what `Scripts/check --diagram` prints"
        guard let drawn = MermaidReader.read(codebase.files[Self.path] ?? "") else {
            let problem = "there is no diagram between `\(ModuleDiagram.opening)` and `\(ModuleDiagram.closing)`"
            inspection.findings = [finding(Self.path, problem, fix: fix)]
            return inspection
        }
        let missing = real.lines.subtracting(drawn.lines.keys).sorted().map { line in
            finding(Self.path, at: drawn.position, "the diagram lacks `\(line)`", fix: fix)
        }
        let excess = drawn.lines.filter { !real.lines.contains($0.key) }.map { line, position in
            finding(Self.path, at: position, "the diagram shows `\(line)`, which is not so", fix: fix)
        }
        inspection.findings = missing + excess
        return inspection
    }
}
