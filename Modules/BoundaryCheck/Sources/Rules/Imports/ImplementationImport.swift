/// Implementations meet through interfaces.
struct ImplementationImport: CodeRule {
    let name = "impl-import"
    let reason = "modules meet through interfaces, so that each can be replaced, left out and built alone"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.edges) { edge in
            guard ImportLaw.breach(of: edge.user, using: edge.used) == .implementation else { return [] }
            return [finding(edge, edge.used.description, fix: fix(for: edge.used, codebase))]
        }
    }

    private func fix(for used: Unit, _ codebase: Codebase) -> String {
        if used.role == .c { return "ask \(used.module) for what is needed, through its interface" }
        let interface = "\(used.module)Interface"
        return codebase[interface] != nil
            ? "use \(interface)"
            : "move what is needed into an interface of \(used.module), or into a kit"
    }
}
