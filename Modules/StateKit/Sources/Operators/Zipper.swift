/// The state of `zip`: values of one stream that wait for their partner from the other.
@MainActor final class Zipper<First, Second, Failure: Error> {
    struct Side<Value> {
        var waiting = Fifo<Value>()
        var hasEnded = false
        var isExhausted: Bool { hasEnded && waiting.isEmpty }
    }

    let connection = Connection()
    var firsts = Side<First>()
    var seconds = Side<Second>()
    private let observer: Observer<(First, Second), Failure>

    init(_ observer: Observer<(First, Second), Failure>) {
        self.observer = observer
    }

    func side<Value>(_ side: ReferenceWritableKeyPath<Zipper, Side<Value>>) -> Observer<Value, Failure> {
        Observer {
            self[keyPath: side].waiting.append($0)
            self.pair()
        } complete: {
            self[keyPath: side].hasEnded = true
            self.finishIfExhausted($0)
        }
    }

    private func pair() {
        guard connection.isOpen, !firsts.waiting.isEmpty, !seconds.waiting.isEmpty else { return }
        guard let first = firsts.waiting.popFirst(), let second = seconds.waiting.popFirst() else { return }
        observer.receive((first, second))
        finishIfExhausted(.finished)
    }

    private func finishIfExhausted(_ completion: Completion<Failure>) {
        guard firsts.isExhausted || seconds.isExhausted || completion.isFailure else { return }
        connection.finish(observer, with: completion)
    }
}
