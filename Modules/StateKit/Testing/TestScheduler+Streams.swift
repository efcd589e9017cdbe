public import StateKit

extension TestScheduler {
    /// A stream that says the same at the same times to everybody, whether somebody listens or not.
    ///
    /// Times count from the beginning of the scheduler; what is past already is left out.
    public func hot<Value, Failure: Error>(
        events: Timeline<Event<Value, Failure>>, in kernel: Kernel
    ) -> Publisher<Value, Failure> {
        let subject = PassthroughSubject<Value, Failure>(in: kernel)
        let observer = Observer(receive: { subject.send($0) }, complete: { subject.send(completion: $0) })
        for entry in events.entries where entry.time >= now {
            enqueue(after: entry.time - now) { observer.take(entry.element) }
        }
        return subject.publisher
    }

    /// A hot stream of values that never ends.
    public func hot<Value>(_ values: Timeline<Value>, in kernel: Kernel) -> Publisher<Value, Never> {
        hot(events: values.asEvents, in: kernel)
    }

    /// A stream that begins anew for each subscriber; times count from the subscription.
    public func cold<Value, Failure: Error>(
        events: Timeline<Event<Value, Failure>>, in kernel: Kernel
    ) -> Publisher<Value, Failure> {
        Publisher(in: kernel) { observer in
            let timers = events.entries.map { entry in
                self.schedule(after: entry.time) { kernel.turn { observer.take(entry.element) } }
            }
            return AnyCancellable { for timer in timers { timer.cancel() } }
        }
    }

    /// A cold stream of values that never ends.
    public func cold<Value>(_ values: Timeline<Value>, in kernel: Kernel) -> Publisher<Value, Never> {
        cold(events: values.asEvents, in: kernel)
    }
}

extension Timeline {
    fileprivate var asEvents: Timeline<Event<Element, Never>> {
        Timeline<Event<Element, Never>>(entries.map { Timed($0.time, .value($0.element)) })
    }
}
