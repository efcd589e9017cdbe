import Repository
import SpellingKit

/// A source imports only what its target lists, and what comes with the toolchain.
struct UndeclaredImport: CodeRule {
    let name = "undeclared-import"
    let reason = "an import that no target lists compiles only by the luck of the build order"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.sources.filter { $0.unit != nil }) { file in
            file.imports.compactMap { found in file.unit.flatMap { judge(found, in: file, of: $0, codebase) } }
        }
    }

    private func judge(
        _ found: SwiftImport, in file: SourceFile, of unit: Unit, _ codebase: Codebase
    ) -> Finding? {
        guard let used = codebase[found.module] else { return unknown(found, in: file, codebase) }
        let isListed = unit.target.dependencies.contains(used.name) || used.name == unit.name
        // What must not be imported at all is judged by the rule of that wall.
        guard !isListed, ImportLaw.breach(of: unit, using: used) == nil else { return nil }
        return finding(
            file.path, at: found.position, "\(unit.name) imports \(used.name), which it does not list",
            fix: "add \(codebase.manifest.contract(used.name)) to the row of \(unit.module) in Package.swift")
    }

    private func unknown(_ found: SwiftImport, in file: SourceFile, _ codebase: Codebase) -> Finding? {
        guard !ToolchainModules.contains(found.module) else { return nil }
        let hint = didYouMean(found.module, among: codebase.units.map(\.name))
        return finding(
            file.path, at: found.position,
            "\(found.module) is neither a target of this package nor a module of the toolchain",
            fix: hint ?? "remove the import: this repository depends on no other package")
    }
}
