import FeatureKitInterface

/// Builds a selection step by step.
struct SelectionBuilder {
    private let catalogue: [FeatureDescriptor]
    private let excluded: Set<String>
    private(set) var features: [FeatureDescriptor] = []
    private(set) var reasons: [Selection.Reason] = []
    private(set) var problems: [SelectionProblem] = []

    init(catalogue: [FeatureDescriptor], excluded: Set<String>) {
        self.catalogue = catalogue
        self.excluded = excluded
        problems = excluded.sorted().filter { id in !catalogue.contains { $0.id == id } }.map(Self.unknown(catalogue))
    }

    mutating func choose(_ ids: [String]) {
        for id in ids {
            if let problem = problem(choosing: id) {
                problems.append(problem)
            } else {
                features += catalogue.filter { $0.id == id }.prefix(1)
            }
        }
    }

    private func problem(choosing id: String) -> SelectionProblem? {
        guard let feature = catalogue.first(where: { $0.id == id }) else { return Self.unknown(catalogue)(id) }
        if feature.kind == .tool { return .notSelectable(id: id) }
        if excluded.contains(id) { return .excluded(id: id) }
        return features.contains { $0.id == id } ? .duplicate(id: id) : nil
    }

    private static func unknown(_ catalogue: [FeatureDescriptor]) -> (String) -> SelectionProblem {
        { id in .unknown(id: id, known: catalogue.filter { $0.kind != .tool }.map(\.id)) }
    }

    /// Adds providers until every need is met or cannot be.
    mutating func meetNeeds() {
        meet(Selection.rootNeed, of: nil)
        var index = 0
        while index < features.count {
            for need in features[index].needs { meet(need, of: features[index].id) }
            for need in features[index].optionalNeeds { checkVersion(need, of: features[index].id) }
            index += 1
        }
    }

    private mutating func meet(_ need: Need, of user: String?) {
        if features.contains(where: { $0.provides(need.service) }) { return checkVersion(need, of: user) }
        let able = catalogue.filter { $0.kind != .tool && $0.provides(need.service) }
        let candidates = able.filter { !excluded.contains($0.id) }
        switch candidates.count {
        case 0: problems.append(.unmet(need: need, neededBy: user, leftOut: able.map(\.id)))
        case 1: bring(candidates[0], for: need, of: user)
        default: problems.append(.ambiguous(need: need, neededBy: user, providers: candidates.map(\.id)))
        }
    }

    private mutating func bring(_ feature: FeatureDescriptor, for need: Need, of user: String?) {
        features.append(feature)
        reasons.append(Selection.Reason(feature: feature.id, neededBy: user, need: need))
        checkVersion(need, of: user)
    }

    private mutating func checkVersion(_ need: Need, of user: String?) {
        for feature in features {
            for provision in feature.provides where provision.service == need.service {
                guard !need.versions.contains(provision.version) else { continue }
                problems.append(
                    .version(need: need, neededBy: user, provider: feature.id, version: provision.version))
            }
        }
    }

    /// Finds services and commands that several features of the build have.
    mutating func checkCollisions() {
        for (service, ids) in shared(features.map { ($0.id, $0.provides.map(\.service)) }) {
            problems.append(.collision(service: service, providers: ids))
        }
        for (command, ids) in shared(features.map { ($0.id, $0.commands.map(\.name)) }) {
            problems.append(.commandCollision(command: command, features: ids))
        }
    }

    private func shared(_ owners: [(id: String, names: [String])]) -> [(name: String, ids: [String])] {
        let pairs = owners.flatMap { owner in owner.names.map { ($0, [owner.id]) } }
        let ids = Dictionary(pairs, uniquingKeysWith: +)
        return ids.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { (name: $0.key, ids: $0.value) }
    }
}

extension FeatureDescriptor {
    func provides(_ service: String) -> Bool { provides.contains { $0.service == service } }
}
