import StateKit

@testable import GalleryFlow

/// A router that only notes what it is asked for.
@MainActor
final class EventList {
    private(set) var all: [RouterEvent<GalleryRoute>] = []
    private var attachment: AnyCancellable?
    private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    init(_ router: RouterEvents<RouterEvent<GalleryRoute>>) {
        attachment = router.attach { [weak self] in self?.take($0) }
    }

    private func take(_ event: RouterEvent<GalleryRoute>) {
        all.append(event)
        guard let waiting, all.count >= waiting.count else { return }
        self.waiting = nil
        waiting.continuation.resume()
    }

    /// Waits until so many events have come since the beginning.
    func wait(for count: Int) async {
        guard all.count < count else { return }
        await withCheckedContinuation { waiting = (count, $0) }
    }
}
