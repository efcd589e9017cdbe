import Repository

/// Which module uses the interface of which other one, or a kit.
struct ModuleDiagram {
    static let opening = "<!-- check:diagram -->"
    static let closing = "<!-- check:diagram end -->"

    let modules: [String]
    let arrows: [DirectedGraph.Arrow]

    /// Draws what the manifest lists for interfaces, implementations and roots; tests are left out.
    init(of codebase: Codebase) {
        let roles: [Unit.Role] = [.interface, .implementation, .root]
        let users = codebase.units.filter { roles.contains($0.role) }
        let pairs = users.flatMap { user in
            user.target.dependencies.compactMap { codebase[$0] }.filter { $0.module != user.module && $0.role != .c }
                .map { DirectedGraph.Arrow(from: user.module, to: $0.module) }
        }
        arrows = Set(pairs).sorted()
        modules = Set(users.map(\.module)).sorted()
    }

    /// What the diagram says, in any order: its modules and its arrows.
    var lines: Set<String> { Set(modules + arrows.map(Self.line)) }

    static func line(_ arrow: DirectedGraph.Arrow) -> String { "\(arrow.from) --> \(arrow.to)" }

    /// The text to paste, markers included: one line a module.
    var markdown: String {
        let used = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
        let rows = modules.map { module in
            used[module].map { "    \(module) --> \($0.joined(separator: " & "))" } ?? "    \(module)"
        }
        return ([Self.opening, "```mermaid", "graph LR"] + rows + ["```", Self.closing]).joined(separator: "\n")
    }

    /// A Markdown text with this diagram in place of the one between the markers; `nil` when there are none.
    func replacing(in text: String) -> String? {
        guard let start = text.firstRange(of: Self.opening), let end = text.firstRange(of: Self.closing),
            start.upperBound <= end.lowerBound
        else { return nil }
        return text[..<start.lowerBound] + markdown + text[end.upperBound...]
    }
}
