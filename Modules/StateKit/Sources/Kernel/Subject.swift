/// A stream that is fed by hand; the common part of `PassthroughSubject` and `CurrentValueSubject`.
///
/// Subscribers are called in the order they subscribed. One that subscribes during a delivery is not part of it; one
/// that is cancelled during a delivery gets nothing more. When a subject goes, its subscribers hear nothing more.
@MainActor public class Subject<Value, Failure: Error>: Source {
    // The main actor is the only caller and no access spans a call: no dynamic exclusivity checks on the hot path.
    @exclusivity(unchecked) @usableFromInline final var head: Subscription<Value, Failure>.Link?
    @exclusivity(unchecked) @usableFromInline final var tail: Subscription<Value, Failure>.Link?
    @exclusivity(unchecked) @usableFromInline final var isMulticasting = false
    @exclusivity(unchecked) @usableFromInline final var needsSweep = false
    @usableFromInline final var completion: Completion<Failure>?
    private var waiting = Fifo<Event<Value, Failure>>()

    isolated deinit {
        while let subscription = head?.takeUnretainedValue() { unlink(subscription) }
    }

    /// The read side: what may be shown to others.
    @inlinable public final var publisher: Publisher<Value, Failure> {
        Publisher(in: kernel, lineage: lineage) { [self] in attach($0) }
    }

    /// Delivers a value to every subscriber, or queues it when a delivery is under way.
    ///
    /// After the completion a value is dropped and counted.
    @inlinable public final func send(_ value: Value) {
        if kernel.isDelivering { return wait(.value(value)) }
        kernel.isDelivering = true
        deliver(value)
        if kernel.hasFollowUp { kernel.finishTurn() }
        kernel.isDelivering = false
    }

    /// Ends the stream, in its turn; only the first completion counts.
    public final func send(completion: Completion<Failure>) {
        if kernel.isDelivering { return wait(.completion(completion)) }
        kernel.turn { end(completion) }
    }

    /// Delivers within the turn under way, unless this very subject is still busy with an event before.
    final func forward(_ event: Event<Value, Failure>) {
        if isMulticasting || !waiting.isEmpty { return wait(event) }
        deliver(event)
    }

    /// Remembers a value before anybody is told.
    @inlinable func commit(_ value: Value) {}

    /// Tells a new subscriber what it missed.
    @usableFromInline func replay(to subscription: Subscription<Value, Failure>) {}

    @usableFromInline override func deliverNext() {
        if let event = waiting.popFirst() { deliver(event) }
    }

    @usableFromInline final func wait(_ event: Event<Value, Failure>) {
        if kernel.admit(self) { waiting.append(event) }
    }
}
