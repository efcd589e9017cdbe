import JSONKit
import LocalizationKit

/// Something that holds everywhere in the repository, with the reason for it.
protocol Rule {
    /// Lower-case words joined by hyphens.
    var name: String { get }
    /// Why the rule exists, lower case and without a full stop.
    var reason: String { get }
}

/// A rule that is judged from the code alone.
protocol CodeRule: Rule {
    /// Looks at the whole repository.
    ///
    /// - Parameter codebase: the repository.
    /// - Returns: what breaks the rule, and how much was looked at.
    /// - Throws: when the rule cannot be judged, for example because a program is missing.
    func inspect(_ codebase: Codebase) throws -> Inspection
}

extension Rule {
    /// A place where the rule is broken.
    func finding(
        _ path: String, at position: JSONPosition = JSONPosition(line: 1, column: 1), _ problem: String,
        why: String? = nil, fix: String
    ) -> Finding {
        Finding(rule: name, path: path, position: position, problem: problem, why: why ?? reason, fix: fix)
    }

    /// A place where a dependency breaks the rule.
    func finding(_ edge: Edge, _ problem: String, why: String? = nil, fix: String) -> Finding {
        finding(
            edge.path, at: edge.position, "\(edge.user.name) \(edge.verb) \(edge.used.name), \(problem)", why: why,
            fix: fix
        )
    }
}
