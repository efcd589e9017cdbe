import CAllocations

/// The figures of one row: the best of seven runs of each side, in turns, so that a busy moment of the machine hits both.
struct Measurement {
    private static let runs = 7
    private static let warmUp = 1_000

    var name: String
    var ours = Double.infinity
    var byHand = Double.infinity
    var allocations = Double.infinity

    var ratio: Double { byHand / ours }

    @MainActor init(_ row: Row) {
        let total = Total()
        name = row.name
        for _ in 0..<Measurement.runs {
            let run = Measurement.time(row.ours(total), events: row.events)
            ours = min(ours, run.nanoseconds)
            allocations = min(allocations, run.allocations)
            byHand = min(byHand, Measurement.time(row.byHand(total), events: row.events).nanoseconds)
        }
    }

    /// Nanoseconds and allocations an event; what is allocated while the first events pass, counts as setting up.
    @MainActor private static func time(_ run: Run, events: Int) -> (nanoseconds: Double, allocations: Double) {
        run.send(warmUp)
        let (start, before) = (processorSeconds(), heap_allocation_count())
        run.send(events)
        let (end, after) = (processorSeconds(), heap_allocation_count())
        withExtendedLifetime(run) {}
        return ((end - start) / Double(events) * 1e9, Double(after - before) / Double(events))
    }
}
