import Repository

/// A target imports everything that its row lists.
struct UnusedDependency: CodeRule {
    let name = "unused-dependency"
    let reason = "a listed target that nobody imports is built for nothing and shows a wall where there is none"

    func inspect(_ codebase: Codebase) -> Inspection {
        let units = codebase.units.filter { isJudged($0, in: codebase) }
        return Inspection(units) { unit in
            listed(by: unit, codebase).filter { !isImported($0, by: unit, codebase) }.map { used in
                finding(
                    "Package.swift", at: codebase.manifest.place(of: used, in: unit),
                    "\(unit.name) lists \(used.name) and never imports it",
                    fix: "remove it from the row of \(unit.module), or import it")
            }
        }
    }

    /// The list of the app is generated, so that its sources import nothing; C and plugins have no imports to read.
    private func isJudged(_ unit: Unit, in codebase: Codebase) -> Bool {
        let isGenerated = unit.role == .root && !unit.target.plugins.isEmpty
        return !isGenerated && ![.c, .plugin, .rootTests].contains(unit.role) && !codebase.files(of: unit).isEmpty
    }

    private func listed(by unit: Unit, _ codebase: Codebase) -> [Unit] {
        let used = unit.target.dependencies.compactMap { codebase[$0] }
        switch unit.role {
        // The rows of a module give its tests all that the module uses; only fakes are listed for them.
        case .tests: return used.filter { $0.role == .testing && $0.module != unit.module }
        case .testing: return used.filter { $0.role != .testing && $0.module != unit.module }
        default: return used.filter { $0.role == .c || $0.module != unit.module }
        }
    }

    private func isImported(_ used: Unit, by unit: Unit, _ codebase: Codebase) -> Bool {
        // What is generated from feature.json and strings.json imports it.
        if used.name == "LocalizationKit", !unit.target.plugins.isEmpty { return true }
        let users = unit.role == .tests ? [unit, codebase["\(unit.module)Testing"]].compactMap { $0 } : [unit]
        return users.flatMap { codebase.files(of: $0) }.contains { file in
            file.imports.contains { $0.module == used.name }
        }
    }
}
