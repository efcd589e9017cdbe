import Repository
import SpellingKit

/// Everything stands where a newcomer looks for it.
struct Layout: CodeRule {
    /// How many lines a Swift file may have.
    static let limit = 400

    let name = "layout"
    let reason = "a newcomer finds a file by its path, and reads it in one sitting"

    func inspect(_ codebase: Codebase) -> Inspection {
        let sizes = Inspection(codebase.sources) { file in
            // The package manager reads one manifest, and each module adds its row to it.
            guard file.source.lineCount > Self.limit, file.path != "Package.swift" else { return [] }
            return [
                finding(
                    file.path, "\(file.source.lineCount) lines, and \(Self.limit) are allowed",
                    fix: "split the file by topic: Type+Topic.swift")
            ]
        }
        return sizes + Inspection(codebase.paths) { path in misplaced(path, codebase).map { [$0] } ?? [] }
    }

    private func misplaced(_ path: String, _ codebase: Codebase) -> Finding? {
        let parts = path.split(separator: "/").map(String.init)
        switch parts.first ?? "" {
        case "Modules": return moduleFile(path, parts)
        case "Tests": return testFile(path, parts, codebase)
        case let top: return Self.top.contains(top) ? nil : topFile(path, top)
        }
    }

    private func topFile(_ path: String, _ top: String) -> Finding {
        let near = didYouMean(top, among: Self.top + ["Modules", "Tests"])
        return finding(
            path, "`\(top)` does not belong at the top of the repository",
            fix: near ?? "move it into a module, App, Tests, Scripts or .ci")
    }

    private func moduleFile(_ path: String, _ parts: [String]) -> Finding? {
        guard parts.count > 2 else {
            return finding(path, "files in Modules belong to a module", fix: "move it into the folder of a module")
        }
        let isFolder = parts.count > 3
        let isC = isFolder && parts[2].hasPrefix("C") && parts[2].dropFirst().first?.isUppercase == true
        let allowed = isFolder ? Self.moduleFolders : Self.moduleFiles
        guard !isC, !allowed.contains(parts[2]) else { return nil }
        return finding(
            path, "`\(parts[2])` does not belong in the folder of a module",
            fix: "a module has \((Self.moduleFolders + ["C…"] + Self.moduleFiles).joined(separator: ", "))")
    }

    private func testFile(_ path: String, _ parts: [String], _ codebase: Codebase) -> Finding? {
        guard parts.count > 2 else {
            return finding(path, "files in Tests belong to a module", fix: "move it into Tests/<Module>Tests")
        }
        if ["Benchmarks", "Fuzz", "Programs"].contains(parts[1]) {
            guard parts.count > 3 else {
                return finding(path, "programs belong to a module", fix: "move it into Tests/\(parts[1])/<Module>")
            }
            return nil
        }
        let tested = parts[1].hasSuffix("Tests") ? String(parts[1].dropLast(5)) : ""
        guard tested != "App", !codebase.modules.contains(tested) else { return nil }
        let near = didYouMean(parts[1], among: codebase.modules.map { "\($0)Tests" })
        return finding(
            path, "`Tests/\(parts[1])` belongs to no module",
            fix: near ?? "name the folder Tests/<Module>Tests after the module that it tests")
    }

    private static let top = [
        ".ci", ".gitignore", ".swift-format", "App", "CHANGELOG.md", "CODEOWNERS", "CONTRIBUTING.md",
        "LICENSE", "Package.swift", "README.md", "Scripts",
    ]
    private static let moduleFolders = ["Interface", "Sources", "Testing", "Tool", "Plugin", "Documentation"]
    private static let moduleFiles = ["feature.json", "strings.json", "README.md"]
}
