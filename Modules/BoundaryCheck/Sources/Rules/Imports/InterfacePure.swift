import Repository

/// Interfaces hold protocols and values: no implementation, no effects, no state that everybody shares.
struct InterfacePure: CodeRule {
    let name = "interface-pure"
    let reason = "whoever imports an interface gets all that it imports, and must stay free to fake it"

    func inspect(_ codebase: Codebase) -> Inspection {
        let uses = Inspection(codebase.edges.filter { $0.user.role == .interface }, judge)
        let files = Inspection(codebase.sources.filter { $0.unit?.role == .interface }) { file in
            effects(in: file) + globals(in: file)
        }
        return uses + files
    }

    private func judge(_ edge: Edge) -> [Finding] {
        guard ImportLaw.breach(of: edge.user, using: edge.used) == .interface else { return [] }
        let fix =
            "declare what is needed in the interface itself; interfaces import interfaces, LocalizationKit and StateKit only"
        return [finding(edge, edge.used.description, fix: fix)]
    }

    private func effects(in file: SourceFile) -> [Finding] {
        file.imports.filter { ToolchainModules.effectful.contains($0.module) }.map { found in
            finding(
                file.path, at: found.position, "\(file.unit?.name ?? "") imports \(found.module), which has effects",
                fix: "declare a type of its own, and leave \(found.module) to the implementation")
        }
    }

    private func globals(in file: SourceFile) -> [Finding] {
        file.source.sharedVariables.map { token in
            finding(
                file.path, at: file.source.position(of: token), "`\(token.text)` is a variable that everybody shares",
                fix: "make it a `let`, or a property of a value that is handed over")
        }
    }
}
