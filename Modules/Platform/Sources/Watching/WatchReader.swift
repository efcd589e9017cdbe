import CPlatform
import PlatformInterface

/// Reads the events of one watch, as many as there are at a time.
actor WatchReader {
    private let watch: Descriptor
    private let name: String?
    private var isGone = false

    init(_ watch: Descriptor, name: String?) {
        self.watch = watch
        self.name = name
    }

    /// The next change that matters; `nil` after the end and after a cancellation.
    func next() async -> WatchChange? {
        while !isGone {
            guard let first = try? await watch.read(atMost: 65_536) else { return nil }
            var batch = WatchBatch(name: name)
            batch.take(first)
            while let more = try? watch.readNow(atMost: 65_536), !more.isEmpty { batch.take(more) }
            if let change = batch.change {
                isGone = change == .gone
                return change
            }
        }
        return nil
    }
}
