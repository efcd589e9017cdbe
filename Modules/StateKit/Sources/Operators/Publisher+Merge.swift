extension Publisher {
    /// Delivers the values of several streams as they come; finishes with the last of them, fails with the first.
    ///
    /// The streams are subscribed in the order given, so one event that reaches several of them comes in that order.
    public func merge(with others: Publisher...) -> Publisher {
        let all = [self] + others
        let lineage = others.reduce(lineage) { $0.merged(with: $1.lineage) }
        return Publisher(in: kernel, lineage: lineage) { observer in
            let (connection, open) = (Connection(), State(all.count))
            let part = Observer<Value, Failure> {
                if connection.isOpen { observer.receive($0) }
            } complete: { completion in
                open.value -= 1
                if open.value == 0 || completion.isFailure { connection.finish(observer, with: completion) }
            }
            for publisher in all where connection.isOpen { connection.hold(publisher.attach(part)) }
            return connection
        }
    }
}
