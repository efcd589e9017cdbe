import Repository

/// Kits are pure: no I/O, no clock, no threads.
struct KitPure: CodeRule {
    let name = "kit-pure"
    let reason = "everybody may import a kit, so a kit with effects would carry them past every wall"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.sources.filter(isKit)) { file in
            file.imports.filter { ToolchainModules.effectful.contains($0.module) }.map { found in
                finding(
                    file.path, at: found.position,
                    "\(file.unit?.name ?? "") imports \(found.module), which has effects",
                    fix: "take what is needed as a parameter; kits import \(allowed) of the toolchain")
            }
        }
    }

    private func isKit(_ file: SourceFile) -> Bool {
        file.unit?.kind == .kit && file.unit?.role == .implementation
    }

    private var allowed: String { ToolchainModules.pure.keys.sorted().joined(separator: ", ") }
}
