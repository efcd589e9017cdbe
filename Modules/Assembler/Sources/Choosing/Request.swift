/// What a person asked to be built, as it was written.
struct Request: Equatable {
    /// The name of a distribution in App/Distributions.
    var distribution: String?
    /// A name given by hand.
    var name: String?
    /// The only features to start from, instead of those of the distribution.
    var only: [String] = []
    /// Ids to add, or paths of packages outside this repository.
    var with: [String] = []
    /// Ids that must not come along.
    var without: [String] = []
}

extension Request {
    /// The additions that are paths: they hold a slash or begin with a dot, which no id does.
    var outsidePaths: [String] { with.filter(Self.isPath) }
    /// The additions that are ids.
    var addedIDs: [String] { with.filter { !Self.isPath($0) } }

    private static func isPath(_ word: String) -> Bool { word.contains("/") || word.hasPrefix(".") }
}
