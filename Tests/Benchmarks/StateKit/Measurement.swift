import CAllocations

/// The figures of one row: the best of seven runs.
struct Measurement {
    private static let runs = 7
    private static let warmUp = 1_000

    var name: String
    var ours: Double
    var byHand: Double
    var allocations: Double

    var ratio: Double { byHand / ours }

    @MainActor
    init(_ row: Row) {
        let total = Total()
        name = row.name
        (ours, allocations) = Measurement.best(of: row.events) { row.ours(total) }
        byHand = row.byHand.map { byHand in Measurement.best(of: row.events) { byHand(total) }.nanoseconds } ?? ours
    }

    /// Nanoseconds and allocations an event; what is allocated while the first events pass, counts as setting up.
    @MainActor
    private static func best(of events: Int, _ make: () -> Run) -> (nanoseconds: Double, allocations: Double) {
        var (seconds, allocations) = (Double.infinity, Int.max)
        for _ in 0..<runs {
            let run = make()
            run.send(warmUp)
            let (start, before) = (processorSeconds(), heap_allocation_count())
            run.send(events)
            allocations = min(allocations, heap_allocation_count() - before)
            seconds = min(seconds, processorSeconds() - start)
            withExtendedLifetime(run) {}
        }
        return (seconds / Double(events) * 1e9, Double(allocations) / Double(events))
    }
}
