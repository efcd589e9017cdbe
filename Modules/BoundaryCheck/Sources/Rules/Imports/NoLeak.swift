import Repository

/// A module shows itself through `public` declarations, and to nobody in another way.
struct NoLeak: CodeRule {
    let name = "no-leak"
    let reason = "what leaks past `public` becomes a contract that nobody wrote down"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.sources.filter { $0.unit != nil }) { file in
            file.imports.flatMap { judge($0, in: file, codebase) } + packageAccess(in: file) + spi(in: file)
        }
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
        return findings
    }

    private func isOwn(_ found: SwiftImport, of user: Unit?, _ codebase: Codebase) -> Bool {
        guard let used = codebase[found.module], let user else { return false }
        return user.role == .tests && used.module == user.module
    }

    /// The whole repository is one package: `package` shows a declaration to every module that may import the target.
    ///
    /// An implementation is imported by the targets of its own module only, which may share declarations that way.
    private func packageAccess(in file: SourceFile) -> [Finding] {
        guard file.unit?.isForOtherModules == true else { return [] }
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
