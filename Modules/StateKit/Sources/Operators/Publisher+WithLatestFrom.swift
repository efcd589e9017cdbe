extension Publisher {
    /// Pairs each value with the latest of another stream; values before its first are left out.
    ///
    /// When both come from a common source, the value of the other stream is the one after the same event.
    public func withLatestFrom<Other>(_ other: Publisher<Other, Failure>) -> Publisher<(Value, Other), Failure> {
        let isDiamond = lineage.meets(other.lineage)
        let lineage = lineage.combined(with: other.lineage)
        return Publisher<(Value, Other), Failure>(in: kernel, lineage: lineage) { [kernel, attach] observer in
            let sampler = Sampler(observer)
            let deferred = isDiamond ? Deferred(rank: lineage.rank) { sampler.flush() } : nil
            let samples = Observer<Other, Failure> {
                sampler.latest = $0
            } complete: {
                if $0.isFailure { sampler.complete($0) }
            }
            sampler.connection.hold(other.attach(samples))
            let triggers = Observer<Value, Failure> {
                guard let deferred else { return sampler.emit($0) }
                sampler.wait($0)
                kernel.postpone(deferred)
            } complete: {
                sampler.complete($0)
            }
            sampler.connection.hold(attach(triggers))
            return sampler.connection
        }
    }
}
