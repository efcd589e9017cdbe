/// The state of `zip`: values of one stream that wait for their partner from the other.
@MainActor
final class Zipper<First, Second, Failure: Error> {
    let connection = Connection()
    private let observer: Observer<(First, Second), Failure>
    private var firsts = Fifo<First>()
    private var seconds = Fifo<Second>()
    private var hasFirstEnded = false
    private var hasSecondEnded = false

    init(_ observer: Observer<(First, Second), Failure>) {
        self.observer = observer
    }

    var first: Observer<First, Failure> {
        Observer {
            self.firsts.append($0)
            self.pair()
        } complete: {
            self.hasFirstEnded = true
            self.finishIfUnpaired($0)
        }
    }

    var second: Observer<Second, Failure> {
        Observer {
            self.seconds.append($0)
            self.pair()
        } complete: {
            self.hasSecondEnded = true
            self.finishIfUnpaired($0)
        }
    }

    private func pair() {
        guard connection.isOpen, !firsts.isEmpty, !seconds.isEmpty else { return }
        guard let first = firsts.popFirst(), let second = seconds.popFirst() else { return }
        observer.receive((first, second))
        finishIfUnpaired(.finished)
    }

    private func finishIfUnpaired(_ completion: Completion<Failure>) {
        let isUnpaired = (hasFirstEnded && firsts.isEmpty) || (hasSecondEnded && seconds.isEmpty)
        if isUnpaired || completion.isFailure { connection.finish(observer, with: completion) }
    }
}
