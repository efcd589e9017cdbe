extension Publisher {
    /// Pairs each value with the latest of another stream; values before its first are left out.
    ///
    /// It ends with this stream. When both come from a common source, the value of the other stream is the one after the
    /// same event.
    public func withLatestFrom<Other>(_ other: Publisher<Other, Failure>) -> Publisher<(Value, Other), Failure> {
        let isDiamond = lineage.meets(other.lineage)
        let lineage = lineage.combined(with: other.lineage)
        return Publisher<(Value, Other), Failure>(in: kernel, lineage: lineage) { [kernel, attach] observer in
            let connection = Connection()
            let (triggers, latest) = (State(Fifo<Value>()), State<Other?>(nil))
            let emit = { @MainActor in
                while connection.isOpen, let trigger = triggers.value.popFirst() {
                    if let sample = latest.value { observer.receive((trigger, sample)) }
                }
            }
            let deferred = isDiamond ? Deferred(rank: lineage.rank, flush: emit) : nil
            let samples = Observer<Other, Failure> {
                latest.value = $0
            } complete: {
                if $0.isFailure { connection.finish(observer, with: $0) }
            }
            let values = Observer<Value, Failure> {
                triggers.value.append($0)
                if let deferred { kernel.postpone(deferred) } else { emit() }
            } complete: {
                if !$0.isFailure { emit() }
                connection.finish(observer, with: $0)
            }
            connection.hold(other.attach(samples))
            connection.hold(attach(values))
            return connection
        }
    }
}
