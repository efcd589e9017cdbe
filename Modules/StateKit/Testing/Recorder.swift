public import StateKit

/// Keeps every value of a stream with the time at which it came.
@MainActor public final class Recorder<Value, Failure: Error> {
    /// The values so far, with their times.
    public private(set) var timeline = Timeline<Value>([])
    /// The end and its time, once the stream has ended.
    public private(set) var completion: Timed<Completion<Failure>>?
    /// The values so far.
    public var values: [Value] { timeline.entries.map(\.element) }

    private let kernel: Kernel
    private var subscription: AnyCancellable?
    private var start: (any Cancellable)?

    /// Subscribes at a time, or else at once; the scheduler of the stream's kernel tells the times.
    public init(_ publisher: Publisher<Value, Failure>, at time: Duration? = nil) {
        kernel = publisher.kernel
        if let time {
            start = kernel.scheduler.schedule(after: time - kernel.scheduler.now) { [weak self] in
                self?.subscribe(to: publisher)
            }
        } else {
            subscribe(to: publisher)
        }
    }

    /// Subscribes to an output; see the other initializer.
    public convenience init(_ output: Output<Value>, at time: Duration? = nil) where Failure == Never {
        self.init(output.publisher, at: time)
    }

    /// Ends the recording; what was recorded stays.
    public func cancel() {
        start?.cancel()
        subscription?.cancel()
    }

    private func subscribe(to publisher: Publisher<Value, Failure>) {
        subscription = publisher.sink { [weak self, kernel] in
            self?.completion = Timed(kernel.scheduler.now, $0)
        } receiveValue: { [weak self, kernel] in
            self?.timeline.entries.append(Timed(kernel.scheduler.now, $0))
        }
    }
}
