import JSONKit

/// One place where a rule is broken.
struct Finding: Hashable {
    /// The name of the rule.
    var rule: String
    /// From the folder of the repository.
    var path: String
    var position: JSONPosition
    /// What is wrong.
    var problem: String
    /// Why it matters.
    var why: String
    /// What to do.
    var fix: String
}

extension Finding: Comparable {
    static func < (left: Finding, right: Finding) -> Bool {
        (left.path, left.position, left.rule, left.problem) < (right.path, right.position, right.rule, right.problem)
    }
}

extension Finding: CustomStringConvertible {
    /// One line, as compilers print it.
    var description: String {
        let end = problem.hasSuffix("?") ? "" : "."
        return "\(path):\(position): error: [\(rule)] \(problem)\(end) why: \(why). fix: \(fix)"
    }
}
