import DescriptorKit
import FeatureKitInterface
import JSONKit
import Repository
import RepositoryFiles

/// Every path has one owner, and CODEOWNERS says nothing that is not so.
struct Owned: CodeRule {
    /// The modules whose teams show that modules are what teams meet at.
    static let apart = ["AuthFlow", "CallFlow", "FeatureKit", "Navigation", "TextViewKit", "WidgetCore"]

    private static let path = "CODEOWNERS"

    let name = "owned"
    let reason = "whoever changes a file has to know whom to ask, and every wall has a team on each side"

    func inspect(_ codebase: Codebase) -> Inspection {
        guard let text = codebase.files[Self.path] else {
            return Inspection(codebase.paths) { _ in [] }
                + Inspection([Self.path]) { path in
                    [finding(path, "there is no CODEOWNERS", fix: "write a line for each module")]
                }
        }
        let owners = CodeOwners(parsing: text)
        let matches = codebase.paths.map { (path: $0, rules: owners.matches($0)) }
        let paths = Inspection(matches) { match in
            ownership(of: match.path, match.rules.last.map { owners.rules[$0] })
        }
        let used = Set(matches.flatMap(\.rules))
        let rules = Inspection(owners.rules.indices) { judge($0, in: owners, isUsed: used.contains($0)) }
        return paths + rules + Inspection(codebase.modules) { lines(for: $0, owners, codebase) }
            + Inspection(codebase.descriptors) { agreement(of: $0, owners) } + separation(owners, codebase)
    }

    private func ownership(of path: String, _ rule: CodeOwners.Rule?) -> [Finding] {
        guard let rule else { return [finding(path, "nobody owns this file", fix: "add a line to CODEOWNERS")] }
        guard rule.owners.count != 1 else { return [] }
        let problem = "the line that decides about \(path) names \(rule.owners.count) owners"
        return [finding(Self.path, at: rule.position, problem, fix: "name the one team that answers for it")]
    }

    private func judge(_ index: Int, in owners: CodeOwners, isUsed: Bool) -> [Finding] {
        let rule = owners.rules[index]
        let earlier = owners.rules[..<index].first { $0.pattern.text == rule.pattern.text }
        if let earlier {
            let problem = "`\(rule.pattern.text)` stands in line \(earlier.position.line) too"
            return [finding(Self.path, at: rule.position, problem, fix: "remove one of the two")]
        }
        let malformed = rule.owners.filter { !Self.isTeam($0) }.map { owner in
            finding(
                Self.path, at: rule.position, "`\(owner)` is no team", fix: "write it as `@organization/team`")
        }
        guard !isUsed else { return malformed }
        let problem = "`\(rule.pattern.text)` matches nothing"
        return malformed + [finding(Self.path, at: rule.position, problem, fix: "remove the line, or correct the path")]
    }

    private static func isTeam(_ owner: String) -> Bool {
        let parts = owner.split(separator: "/", omittingEmptySubsequences: false)
        return owner.hasPrefix("@") && parts.count == 2 && parts[0].count > 1 && !parts[1].isEmpty
    }

    private func lines(for module: String, _ owners: CodeOwners, _ codebase: Codebase) -> [Finding] {
        let tests = "Tests/\(module)Tests/"
        let hasTests = codebase.paths.contains { $0.hasPrefix(tests) }
        let needed = ["/Modules/\(module)/"] + (hasTests ? ["/\(tests)"] : [])
        return needed.filter { pattern in !owners.rules.contains { $0.pattern.text == pattern } }.map { pattern in
            finding(
                Self.path, "\(module) has no line `\(pattern)`",
                fix: "add `\(pattern) @tessera/team` after the lines for everything")
        }
    }

    private func agreement(of module: DescribedModule, _ owners: CodeOwners) -> [Finding] {
        guard let rule = owners.rule(for: module.path), rule.owners != [module.descriptor.owner] else { return [] }
        return [
            finding(
                module.path, at: module.document.position(of: "owner"),
                "the descriptor says \(module.descriptor.owner), and CODEOWNERS \(rule.owners.joined(separator: " "))",
                fix: "make the two agree")
        ]
    }

    private func separation(_ owners: CodeOwners, _ codebase: Codebase) -> Inspection {
        var teams: [String: String] = [:]
        return Inspection(Self.apart.filter(codebase.modules.contains)) { module in
            guard let rule = owners.rule(for: "Modules/\(module)/Sources"), let team = rule.owners.first else {
                return []
            }
            guard let other = teams.updateValue(module, forKey: team) else { return [] }
            let problem = "\(module) and \(other) both belong to \(team)"
            return [finding(Self.path, at: rule.position, problem, fix: "give each of them a team of its own")]
        }
    }
}
