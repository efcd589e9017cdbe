/// What tools share stays with tools.
struct ToolLibraryImport: CodeRule {
    let name = "tool-library"
    let reason = "tools may touch files and processes directly, which a distribution must not bring along"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.edges) { edge in
            guard ImportLaw.breach(of: edge.user, using: edge.used) == .toolLibrary else { return [] }
            let fix = "move what both need into a kit, or make \(edge.user.module) a tool"
            return [finding(edge, "a tool library", fix: fix)]
        }
    }
}
