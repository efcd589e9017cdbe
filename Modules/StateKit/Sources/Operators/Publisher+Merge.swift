extension Publisher {
    /// Delivers the values of several streams as they come; finishes with the last of them, fails with the first.
    ///
    /// The streams are subscribed in the order given, so one event that reaches several of them comes in that order.
    public func merge(with others: Publisher...) -> Publisher {
        let all = [self] + others
        let lineage = others.reduce(lineage) { $0.merged(with: $1.lineage) }
        return Publisher(in: kernel, lineage: lineage) { observer in
            let connection = Connection()
            let open = State(all.count)
            for publisher in all where connection.isOpen {
                connection.hold(publisher.attach(connection.part(of: observer, open: open)))
            }
            return connection
        }
    }
}

extension Connection {
    /// An observer of one of several streams that end together.
    func part<Value, Failure>(
        of observer: Observer<Value, Failure>,
        open: State<Int>
    ) -> Observer<Value, Failure> {
        Observer { value in
            if self.isOpen { observer.receive(value) }
        } complete: { completion in
            open.value -= 1
            if open.value == 0 || completion.isFailure { self.finish(observer, with: completion) }
        }
    }
}

extension Completion {
    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
