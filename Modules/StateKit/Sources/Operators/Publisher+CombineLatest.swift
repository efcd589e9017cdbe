extension Publisher {
    /// Pairs the latest values of two streams, once both have one.
    ///
    /// When both come from a common source, an event of it gives one pair, after it has reached both: never a pair of
    /// one new and one old value.
    @inlinable
    public func combineLatest<Other>(_ other: Publisher<Other, Failure>) -> Publisher<(Value, Other), Failure> {
        let isDiamond = lineage.meets(other.lineage)
        let lineage = lineage.combined(with: other.lineage)
        return Publisher<(Value, Other), Failure>(in: kernel, lineage: lineage) { [kernel, attach] observer in
            let pair = LatestPair(observer)
            let deferred = isDiamond ? Deferred(rank: lineage.rank) { pair.emit() } : nil
            let first = Observer<Value, Failure> {
                pair.first = $0
                if let deferred { kernel.postpone(deferred) } else { pair.emit() }
            } complete: {
                pair.complete($0, after: deferred)
            }
            let second = Observer<Other, Failure> {
                pair.second = $0
                if let deferred { kernel.postpone(deferred) } else { pair.emit() }
            } complete: {
                pair.complete($0, after: deferred)
            }
            pair.connection.hold(attach(first))
            pair.connection.hold(other.attach(second))
            return pair.connection
        }
    }

    /// The latest values of three streams, once all have one; consistent as with two.
    public func combineLatest<Second, Third>(
        _ second: Publisher<Second, Failure>, _ third: Publisher<Third, Failure>
    ) -> Publisher<(Value, Second, Third), Failure> {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }

    /// The latest values of four streams, once all have one; consistent as with two.
    public func combineLatest<Second, Third, Fourth>(
        _ second: Publisher<Second, Failure>, _ third: Publisher<Third, Failure>, _ fourth: Publisher<Fourth, Failure>
    ) -> Publisher<(Value, Second, Third, Fourth), Failure> {
        combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
    }
}
