/// The last events of a controller, in a ring; enough to say what happened, and to play it again.
@MainActor public final class Trace<Model> {
    /// How many events are kept; at least 1.
    public let capacity: Int
    /// The events that are kept, oldest first.
    public var events: [TraceEvent<Model>] { Array(ring[oldest...] + ring[..<oldest]) }
    /// The model at rest before the oldest event that is kept.
    public private(set) var start: Model

    private var ring: [TraceEvent<Model>] = []
    private var oldest = 0
    private var newest: Int { (oldest + ring.count - 1) % ring.count }
    private var count = 0
    private var isOpen = false

    init(from start: Model, capacity: Int) {
        self.start = start
        self.capacity = max(1, capacity)
    }

    /// The events that are kept as JSON, one a line.
    public var jsonLines: String { events.map { $0.json + "\n" }.joined() }

    /// Plays the events that are kept onto a model, by default the one they began with: that gives the same snapshots.
    public func replay(from model: Model? = nil) -> [Model] {
        var current = model ?? start
        return events.map { $0.apply(&current) }
    }

    /// Applies an event and records it; it stays open for decisions until `end`.
    func record(
        _ name: String, at time: Duration, in model: inout Model, _ apply: @escaping @MainActor (inout Model) -> Model
    ) -> Model {
        count += 1
        let event = TraceEvent(name, number: count, time: time, to: &model, apply)
        add(event)
        isOpen = true
        return event.snapshot
    }

    @usableFromInline func note<Decision>(_ decision: Decision, as name: String) {
        guard isOpen else { return }
        ring[newest].decisions.append(.init(name: name, value: String(reflecting: decision)))
    }

    func end(after duration: Duration) {
        ring[newest].duration = duration
        isOpen = false
    }

    private func add(_ event: TraceEvent<Model>) {
        guard ring.count == capacity else { return ring.append(event) }
        _ = ring[oldest].apply(&start)
        ring[oldest] = event
        oldest = (oldest + 1) % capacity
    }
}

extension Controller {
    /// Records each event from now on, until another trace is started or `stopTrace()`.
    ///
    /// It keeps `capacity` events; less than 1 counts as 1. While it records, an event costs reflection of the model: a
    /// tool for finding out, not for every day.
    public func startTrace(capacity: Int = 256) -> Trace<Model> {
        let trace = Trace(from: model, capacity: capacity)
        holder.trace = trace
        return trace
    }

    /// Ends the recording; the trace stays readable.
    public func stopTrace() {
        holder.trace = nil
    }
}
