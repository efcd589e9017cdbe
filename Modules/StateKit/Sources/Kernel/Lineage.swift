/// Which sources a stream comes from, and how many combinations lie on the way.
///
/// Two streams with a source in common form a diamond: one event reaches both, one after the other. A combination of
/// such streams waits until the event has reached both, the lowest rank first; all others need not wait.
@usableFromInline struct Lineage: Sendable {
    /// Streams chosen at run time stand above whatever is written out between two of them.
    private static let strideOfChoice = 1024

    static let none = Lineage(sources: [], rank: 0)
    static let anything = Lineage(sources: nil, rank: strideOfChoice)

    /// Nil when the sources are only known at run time.
    var sources: Set<ObjectIdentifier>?
    @usableFromInline var rank: Int

    func merged(with other: Lineage) -> Lineage {
        let rank = max(rank, other.rank)
        guard let sources, let others = other.sources else { return Lineage(sources: nil, rank: rank) }
        return Lineage(sources: sources.union(others), rank: rank)
    }

    @usableFromInline func combined(with other: Lineage) -> Lineage {
        var joined = merged(with: other)
        joined.rank += 1
        return joined
    }

    /// The lineage of a stream that opens other streams as it goes.
    func choosing() -> Lineage {
        Lineage(sources: nil, rank: rank + Lineage.strideOfChoice)
    }

    /// The lineage of a stream whose subscribers all get the same event, from this object.
    func branching(at object: AnyObject) -> Lineage {
        Lineage(sources: sources?.union([ObjectIdentifier(object)]), rank: rank)
    }

    @usableFromInline func meets(_ other: Lineage) -> Bool {
        guard let sources else { return other.sources?.isEmpty != true }
        guard let others = other.sources else { return !sources.isEmpty }
        return !sources.isDisjoint(with: others)
    }
}

extension Source {
    @usableFromInline var lineage: Lineage { Lineage.none.branching(at: self) }
}
