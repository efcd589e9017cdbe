import NavigationInterface
import StateKit

/// Who is told of one coordinator's screens, in the order of subscribing; nobody is held.
@MainActor
final class ListenerList {
    private struct Entry {
        let number: Int
        weak var listener: (any LifeCycleListener)?
    }

    private var entries: [Entry] = []
    private var last = 0

    func add(_ listener: any LifeCycleListener) -> AnyCancellable {
        last += 1
        entries.removeAll { $0.listener == nil }
        entries.append(Entry(number: last, listener: listener))
        return AnyCancellable { [weak self, last] in self?.entries.removeAll { $0.number == last } }
    }

    func tell(_ tell: (any LifeCycleListener) -> Void) {
        for entry in entries { entry.listener.map(tell) }
    }
}
