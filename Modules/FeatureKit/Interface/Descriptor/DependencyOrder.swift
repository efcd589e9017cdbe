/// Features in the order in which they can start: providers before those who need them.
///
/// Among features that do not need each other the given order stays. Optional needs count as far as they make no ring.
public struct DependencyOrder: Sendable {
    /// The features, providers first.
    public let features: [FeatureDescriptor]
    /// Rings of required needs, each as a path that begins and ends with the same id; empty when all is well.
    public let cycles: [[String]]

    /// Puts features in order.
    ///
    /// - Parameter features: the features of a build; needs that nobody provides are left out of account.
    public init(_ features: [FeatureDescriptor]) {
        var walk = DependencyWalk(features)
        walk.visitAll()
        self.features = walk.finished.map { features[$0] }
        cycles = walk.cycles
    }
}

/// A depth-first walk from each feature to its providers.
private struct DependencyWalk {
    private let features: [FeatureDescriptor]
    /// Whom each feature needs, and whom it can use.
    private let needed: [[Int]]
    private let usable: [[Int]]
    private var path: [Int] = []
    private var seen: Set<Int> = []
    private(set) var finished: [Int] = []
    private(set) var cycles: [[String]] = []

    init(_ features: [FeatureDescriptor]) {
        self.features = features
        let pairs = features.enumerated().flatMap { index, feature in feature.provides.map { ($0.service, index) } }
        let providers = Dictionary(pairs) { first, _ in first }
        needed = features.map { $0.needs.compactMap { providers[$0.service] } }
        usable = features.map { $0.optionalNeeds.compactMap { providers[$0.service] } }
    }

    mutating func visitAll() {
        for index in features.indices { visit(index) }
    }

    private mutating func visit(_ index: Int) {
        guard seen.insert(index).inserted else { return }
        path.append(index)
        for provider in needed[index] where provider != index {
            noteCycle(through: provider)
            visit(provider)
        }
        for provider in usable[index] { visit(provider) }
        path.removeLast()
        finished.append(index)
    }

    private mutating func noteCycle(through provider: Int) {
        guard let start = path.firstIndex(of: provider) else { return }
        let ring = path[start...] + [provider]
        guard zip(ring, ring.dropFirst()).allSatisfy(isRequired) else { return }
        cycles.append(ring.map { features[$0].id })
    }

    private func isRequired(_ user: Int, _ provider: Int) -> Bool {
        needed[user].contains(provider)
    }
}
