import Repository

/// Ways through the dependencies of a package.
struct DependencyChain {
    private let package: Package

    init(_ package: Package) {
        self.package = package
    }

    /// The shortest way from one of the roots to a target; among equally short ones the first in the manifest's order.
    func shortest(from roots: [String], to target: String) -> [String]? {
        var waiting = roots.map { [$0] }
        var seen = Set(roots)
        var index = 0
        while index < waiting.count {
            let chain = waiting[index]
            index += 1
            if chain.last == target { return chain }
            for next in chain.last.flatMap({ package[$0]?.dependencies }) ?? [] where seen.insert(next).inserted {
                waiting.append(chain + [next])
            }
        }
        return nil
    }
}
