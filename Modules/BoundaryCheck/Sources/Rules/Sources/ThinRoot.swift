import RepositoryFiles
import DescriptorKit
import FeatureKitInterface
import JSONKit
import Repository

/// A composition root imports, lists and starts, and does nothing else.
struct ThinRoot: CodeRule {
    /// How many lines with code the sources of a root may have.
    static let limit = 20

    let name = "thin-root"
    let reason = "what a root does itself, no other binary can have and no test can reach"

    func inspect(_ codebase: Codebase) -> Inspection {
        let roots = codebase.units.filter { $0.role == .root && !codebase.files(of: $0).isEmpty }
        return Inspection(roots) { root in
            let files = codebase.files(of: root)
            return size(of: root, files) + files.flatMap(declarations) + features(of: root, in: codebase)
        }
    }

    private func size(of root: Unit, _ files: [SourceFile]) -> [Finding] {
        let lines = files.reduce(0) { $0 + $1.source.tokens.count { $0.startsLine } }
        guard lines > Self.limit, let first = files.first else { return [] }
        return [
            finding(
                first.path, "\(root.name) has \(lines) lines of code, and \(Self.limit) are allowed",
                fix: "move what it does into a feature")
        ]
    }

    private func declarations(in file: SourceFile) -> [Finding] {
        let tokens = file.source.tokens
        return tokens.indices.filter { isExcess($0, tokens) }.map { index in
            finding(
                file.path, at: file.source.position(of: tokens[index]),
                "`\(tokens[index].text)` is more than imports, a list and a start", fix: "move it into a feature")
        }
    }

    private func isExcess(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
        guard tokens[index].kind == .word, index == 0 || !tokens[index - 1].isSymbol(".") else { return false }
        switch tokens[index].text {
        case "func": return tokens.dropFirst(index + 1).first?.isWord("main") != true
        case "enum", "struct": return index < 1 || !tokens[index - 1].isWord("main")
        default: return Self.excess.contains(tokens[index].text)
        }
    }

    private static let excess: Set<String> = [
        "actor", "class", "extension", "for", "guard", "if", "protocol", "repeat", "switch", "typealias", "var",
        "while",
    ]
}

extension ThinRoot {
    private static let distribution = "App/Distributions/tessera.json"

    /// The manifest has to list by hand what the distribution closes to.
    private func features(of root: Unit, in codebase: Codebase) -> [Finding] {
        guard root.name == "App", let text = codebase.files[Self.distribution] else { return [] }
        do throws(JSONError) {
            let document = try DistributionDocument(parsing: text)
            let descriptors = codebase.descriptors.map(\.descriptor)
            let selection = Selection(chosen: document.features.map(\.id), among: descriptors)
            return problems(of: selection, document) + compare(root, selection, codebase)
        } catch {
            return [finding(Self.distribution, at: error.position, error.message, fix: "mend the distribution")]
        }
    }

    private func problems(of selection: Selection, _ document: DistributionDocument) -> [Finding] {
        selection.problems.map { problem in
            finding(
                Self.distribution, at: document.position(of: problem), "\(problem)",
                fix: "mend the distribution; `Scripts/assemble lint tessera` says more")
        }
    }

    private func compare(_ root: Unit, _ selection: Selection, _ codebase: Codebase) -> [Finding] {
        let needed = Set(selection.features.map(\.target))
        let used = root.target.dependencies.compactMap { codebase[$0] }
        let listed = Set(
            used.filter { $0.role == .implementation && $0.kind != .kernel && $0.kind != .kit }.map(\.name))
        let missing = needed.subtracting(listed).sorted().map { name in
            finding(
                "Package.swift", at: codebase.manifest.place(of: root),
                "\(root.name) does not list \(name), which \(Self.distribution) closes to",
                fix: "add \"\(name)\" to the features of \(root.name)")
        }
        let excess = used.filter { listed.contains($0.name) && !needed.contains($0.name) }.map { unit in
            finding(
                "Package.swift", at: codebase.manifest.place(of: unit, in: root),
                "\(root.name) lists \(unit.name), which \(Self.distribution) does not close to",
                fix: "remove it, or add the feature to \(Self.distribution)")
        }
        return missing + excess
    }
}
