/// The events of an MVI intent for its router: kept until a router attaches, then delivered once each, in order.
///
/// The intent owns it and sends; the router attaches when its screen is there. So no event is lost before that, and none
/// comes twice. See `Documentation/ModelViewIntent.md` for a whole example.
@MainActor public final class RouterEvents<RouterEvent> {
    private let subject: PassthroughSubject<RouterEvent, Never>
    private var kept = Fifo<RouterEvent>()
    private var collecting: AnyCancellable?
    private var router: (@MainActor (RouterEvent) -> Void)?
    private var generation = 0

    /// Makes an empty list of events.
    public init(in kernel: Kernel) {
        subject = PassthroughSubject(in: kernel)
        collecting = subject.publisher.sink { [weak self] in self?.take($0) }
    }

    /// Sends an event to the router, or keeps it, without limit, while there is none.
    public func send(_ event: RouterEvent) {
        subject.send(event)
    }

    /// Attaches a router: it gets what was kept, at once and in order, and then each event as it is sent.
    ///
    /// There is one router at a time: a newer one replaces it. When the subscription ends, events are kept again.
    public func attach(_ router: @escaping @MainActor (RouterEvent) -> Void) -> AnyCancellable {
        generation += 1
        self.router = router
        subject.kernel.turn { deliverKept() }
        return AnyCancellable { [weak self, generation] in self?.detach(generation) }
    }

    private func take(_ event: RouterEvent) {
        kept.append(event)
        deliverKept()
    }

    private func deliverKept() {
        while let router, let event = kept.popFirst() { router(event) }
    }

    /// A router that was replaced has nothing to detach any more.
    private func detach(_ detached: Int) {
        if detached == generation { router = nil }
    }
}
