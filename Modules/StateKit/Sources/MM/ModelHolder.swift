/// The model of a controller, and the list of those who watch it.
///
/// A part of its own, so that pipes can hold it without keeping the controller alive.
@MainActor @usableFromInline
final class ModelHolder<Model>: Subject<Model, Never> {
    /// The truth between events: what a new subscriber gets, and therefore never with a pulse in it.
    ///
    /// Its exclusivity stays checked: a `set` that reads its own controller is a mistake to be told.
    @usableFromInline var model: Model
    /// Whether the controller has gone.
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline var isClosed = false
    @exclusivity(unchecked)  // see above
    @usableFromInline var trace: Trace<Model>?
    /// How many pipes and decisions there are, for their names.
    var counts: [String: Int] = [:]
    private var events = Fifo<@MainActor () -> Void>()

    init(_ model: Model, in kernel: Kernel, named name: String?, file: StaticString, line: UInt) {
        self.model = model
        super.init(in: kernel, named: name, file: file, line: line)
    }

    override func replay(to subscription: Subscription<Model, Never>) {
        subscription.receive(model)
    }

    override func deliverNext() {
        events.popFirst()?()
    }

    /// Sets, announces the snapshot once, and goes on with the model reset before anybody is told.
    @inlinable func take<Value>(_ value: Value, through pipe: Pipe<Model, Value>) {
        if isMulticasting || isClosed || trace != nil { return takeSlowly(value, through: pipe) }
        pipe.set(&model, value)
        let snapshot = model
        if let reset = pipe.reset { reset(&model) }
        multicast(snapshot)
    }

    @usableFromInline func takeSlowly<Value>(_ value: Value, through pipe: Pipe<Model, Value>) {
        if isClosed { return drop() }
        let event = { @MainActor in self.announce(pipe.name) { pipe.apply(value, to: &$0) } }
        guard isMulticasting else { return event() }
        if kernel.admit(self) { events.append(event) }
    }

    private func announce(_ name: String, _ apply: @escaping @MainActor (inout Model) -> Model) {
        let (trace, start) = (trace, kernel.scheduler.now)
        let snapshot = trace?.record(name, at: start, in: &model, apply) ?? apply(&model)
        multicast(snapshot)
        trace?.end(after: kernel.scheduler.now - start)
    }
}

extension ModelHolder {
    /// The snapshots to come, without the model at rest.
    var announcements: Publisher<Model, Never> {
        Publisher(in: kernel, lineage: lineage) { [self] in attach($0, replaying: false) }
    }
}
