/// A subject that remembers its latest value, if there was one, even after the end.
@MainActor final class ReplaySubject<Value, Failure: Error>: Subject<Value, Failure> {
    private(set) var latest: Value?

    override func commit(_ value: Value) {
        latest = value
    }

    override func replay(to subscription: Subscription<Value, Failure>) {
        if let latest { subscription.receive(latest) }
    }
}
