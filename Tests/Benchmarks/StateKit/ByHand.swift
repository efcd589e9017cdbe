// The yardstick: reactive chains written by hand, one closure a stage, each stage made by its own non-inlined function so
// that nothing fuses.

typealias Sink = @MainActor (Int) -> Void

@MainActor final class HandSubject {
    private var sinks: [Sink] = []
    func add(_ sink: @escaping Sink) { sinks.append(sink) }
    func send(_ value: Int) { for sink in sinks { sink(value) } }
}

@MainActor final class HandPair {
    var left: Int?
    var right: Int?
    let next: @MainActor (Int, Int) -> Void
    init(_ next: @escaping @MainActor (Int, Int) -> Void) { self.next = next }
}

@MainActor @inline(never)
func mapStage(_ transform: @escaping @MainActor (Int) -> Int, _ next: @escaping Sink) -> Sink {
    { next(transform($0)) }
}

@MainActor @inline(never)
func filterStage(_ isIncluded: @escaping @MainActor (Int) -> Bool, _ next: @escaping Sink) -> Sink {
    { if isIncluded($0) { next($0) } }
}

@MainActor @inline(never)
func combineLatestStage(_ next: @escaping @MainActor (Int, Int) -> Void) -> (Sink, Sink) {
    let pair = HandPair(next)
    return (
        {
            pair.left = $0
            if let right = pair.right { pair.next($0, right) }
        },
        {
            pair.right = $0
            if let left = pair.left { pair.next(left, $0) }
        }
    )
}

@MainActor final class HandController {
    private var model = CallModel()
    private var sinks: [@MainActor (CallModel) -> Void] = []

    func add(_ sink: @escaping @MainActor (CallModel) -> Void) { sinks.append(sink) }

    @inline(never)
    func pipe(
        _ set: @escaping @MainActor (inout CallModel, Int) -> Void,
        _ reset: @escaping @MainActor (inout CallModel) -> Void
    ) -> Sink {
        { [self] value in
            set(&model, value)
            let snapshot = model
            reset(&model)
            for sink in sinks { sink(snapshot) }
        }
    }
}

@MainActor @inline(never)
func decisionStage(
    _ decide: @escaping @MainActor (CallModel) -> Int?, _ react: @escaping Sink
) -> @MainActor (CallModel) -> Void {
    { if let decision = decide($0) { react(decision) } }
}
