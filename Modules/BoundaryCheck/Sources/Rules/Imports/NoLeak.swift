import Repository

/// A module shows itself through `public` declarations, and to nobody in another way.
struct NoLeak: CodeRule {
    let name = "no-leak"
    let reason = "what leaks past `public` becomes a contract that nobody wrote down"

    func inspect(_ codebase: Codebase) -> Inspection {
        let sharing = Set(codebase.units.filter(seesPackageAccess).map(\.module))
        return Inspection(codebase.sources.filter { $0.unit != nil }) { file in
            file.imports.flatMap { judge($0, in: file, codebase) }
                + packageAccess(in: file, sharedBy: sharing.count) + spi(in: file)
        }
    }

    /// C and plugins declare nothing as `package`.
    private func seesPackageAccess(_ unit: Unit) -> Bool {
        unit.role != .c && unit.target.kind != .plugin && unit.target.hasPackageAccess
    }

    private func judge(_ found: SwiftImport, in file: SourceFile, _ codebase: Codebase) -> [Finding] {
        var findings: [Finding] = []
        if found.attributes.contains("_exported") {
            findings.append(
                finding(
                    file.path, at: found.position, "`@_exported` hands \(found.module) on to whoever imports this",
                    fix: "remove `@_exported`; whoever needs \(found.module) imports it"))
        }
        if found.attributes.contains("testable"), !isOwn(found, of: file.unit, codebase) {
            findings.append(
                finding(
                    file.path, at: found.position, "`@testable` opens \(found.module) outside of its own tests",
                    fix: "test through the interface, or move the test to \(found.module)Tests"))
        }
        return findings + publicImport(found, in: file, codebase)
    }

    /// What is imported as `public` becomes part of the importer's own contract, so it has to be a contract itself.
    private func publicImport(_ found: SwiftImport, in file: SourceFile, _ codebase: Codebase) -> [Finding] {
        guard found.access == "public", let used = codebase[found.module], !used.isForOtherModules,
            !(used.role == .testing && file.unit?.isForTests == true)
        else { return [] }
        return [
            finding(
                file.path, at: found.position,
                "`public import` shows \(found.module), which is \(used.description)",
                fix: "import it without `public`, and show types of an interface instead")
        ]
    }

    private func isOwn(_ found: SwiftImport, of user: Unit?, _ codebase: Codebase) -> Bool {
        guard let used = codebase[found.module], let user else { return false }
        return user.role == .tests && used.module == user.module
    }

    /// The whole repository is one package: `package` shows a declaration to every module that may import the target.
    ///
    /// An implementation is imported by the targets of its own module only, which may share declarations that way. So
    /// may all targets of a module when the manifest takes package access from every other one.
    private func packageAccess(in file: SourceFile, sharedBy modules: Int) -> [Finding] {
        guard file.unit?.isForOtherModules == true, modules > 1 else { return [] }
        let tokens = file.source.tokens
        return tokens.indices.dropLast().filter { index in
            tokens[index].isWord("package") && !tokens[index + 1].startsLine
                && Self.declarations.contains(tokens[index + 1].text) && [.word].contains(tokens[index + 1].kind)
        }.map { index in
            finding(
                file.path, at: file.source.position(of: tokens[index]), "`package` shows this to other modules",
                fix: "make it internal, or `public` in an interface")
        }
    }

    private func spi(in file: SourceFile) -> [Finding] {
        let tokens = file.source.tokens
        return tokens.indices.dropFirst().filter { tokens[$0].isWord("_spi") && tokens[$0 - 1].isSymbol("@") }.map {
            finding(
                file.path, at: file.source.position(of: tokens[$0 - 1]), "`@_spi` opens a side door between modules",
                fix: "make it internal, or `public` in an interface")
        }
    }

    private static let declarations: Set<String> = [
        "actor", "associatedtype", "class", "convenience", "enum", "extension", "final", "func", "import", "indirect",
        "init", "let", "macro", "mutating", "nonisolated", "override", "protocol", "required", "static", "struct",
        "subscript", "typealias", "var",
    ]
}
