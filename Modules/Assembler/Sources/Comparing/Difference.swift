import JSONKit

/// What one side has and the other has not.
struct Difference: Equatable {
    /// One line of the comparison.
    struct Change: Equatable {
        /// What is compared: `feature`, `version`, `command`, `library`, `size`.
        var subject: String
        /// What the first side has; `nil` for nothing.
        var before: String?
        /// What the second side has; `nil` for nothing.
        var after: String?
    }

    var changes: [Change]

    init(_ first: Side, _ second: Side) {
        let features = Self.changes("feature", Set(first.features.keys), Set(second.features.keys))
        let versions = first.features.keys.sorted().compactMap { id -> Change? in
            guard let before = first.features[id], let after = second.features[id], before != after else { return nil }
            return Change(subject: "version", before: "\(id) \(before)", after: "\(id) \(after)")
        }
        changes = features + versions + Self.changes("command", first.commands, second.commands)
        // The libraries of a distribution are packages, those of a binary are files.
        guard (first.size == nil) == (second.size == nil) else { return }
        changes += Self.changes("library", first.libraries, second.libraries) + Self.sizes(first, second)
    }

    private static func changes(_ subject: String, _ first: Set<String>, _ second: Set<String>) -> [Change] {
        first.symmetricDifference(second).sorted().map { name in
            Change(
                subject: subject, before: first.contains(name) ? name : nil, after: second.contains(name) ? name : nil)
        }
    }

    private static func sizes(_ first: Side, _ second: Side) -> [Change] {
        guard let before = first.size, let after = second.size, before != after else { return [] }
        return [Change(subject: "size", before: ByteCount(before).text, after: ByteCount(after).text)]
    }
}
