public import FeatureKitInterface
import SpellingKit

/// One thing that is wrong with a choice of features.
public enum SelectionProblem: Error, Hashable {
    /// No feature has the id.
    case unknown(id: String, known: [String])
    /// The id is written twice.
    case duplicate(id: String)
    /// The feature belongs to a program for developers.
    case notSelectable(id: String)
    /// A feature is chosen and left out at once.
    case excluded(id: String)
    /// Nobody provides what is needed; `leftOut` are those who would but must not come along.
    case unmet(need: Need, neededBy: String?, leftOut: [String])
    /// Several features provide what is needed and none of them is chosen.
    case ambiguous(need: Need, neededBy: String?, providers: [String])
    /// Several features of the build provide the same service.
    case collision(service: String, providers: [String])
    /// The provider keeps a contract version that is not accepted.
    case version(need: Need, neededBy: String?, provider: String, version: Int)
    /// Several features contribute the same command.
    case commandCollision(command: String, features: [String])
    /// Features need each other in a ring.
    case cycle([String])
}

extension SelectionProblem {
    /// The ids of the features that the problem is about, the one that has to change first.
    public var features: [String] {
        switch self {
        case .unknown(let id, _), .duplicate(let id), .notSelectable(let id), .excluded(let id): [id]
        case .unmet(_, let user, _), .ambiguous(_, let user, _), .version(_, let user, _, _): [user].compactMap { $0 }
        case .collision(_, let features), .commandCollision(_, let features), .cycle(let features): features
        }
    }
}

extension SelectionProblem: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .unknown(let id, let known):
            "unknown feature `\(id)`; \(didYouMean(id, among: known) ?? "known features: \(known.sorted().joined(separator: ", "))")"
        case .duplicate(let id): "feature `\(id)` is listed twice; remove one of the two"
        case .notSelectable(let id): "`\(id)` belongs to a tool and cannot be part of a distribution; remove it"
        case .excluded(let id): "feature `\(id)` is both chosen and left out; decide for one"
        case .unmet(let need, let user, let leftOut): Self.unmet(need, user, leftOut)
        case .ambiguous(let need, let user, let providers):
            "\(name(user)) needs \(need), which \(list(providers)) provide; choose one of them"
        case .collision(let service, let providers):
            "\(list(providers)) all provide \(service); leave out all but one"
        case .version(let need, let user, let provider, let version):
            "\(name(user)) needs \(need), and \(provider) keeps version \(version); "
                + "\(version < need.versions.lowerBound ? provider : name(user)) has to move"
        case .commandCollision(let command, let features):
            "\(list(features)) all have a command `\(command)`; rename all but one, or leave them out"
        case .cycle(let path):
            "features need each other: \(path.joined(separator: " → ")); make one of the needs optional"
        }
    }

    private static func unmet(_ need: Need, _ user: String?, _ leftOut: [String]) -> String {
        let remedy = leftOut.first.map { "\($0) provides it and is left out" } ?? "no known feature provides it"
        return "\(user ?? "the composition root") needs \(need); \(remedy)"
    }

    private func name(_ user: String?) -> String { user ?? "the composition root" }

    private func list(_ ids: [String]) -> String {
        ids.count < 2 ? ids.joined() : ids.dropLast().joined(separator: ", ") + " and " + (ids.last ?? "")
    }
}
