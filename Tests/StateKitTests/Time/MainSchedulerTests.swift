import StateKit
import Testing

@MainActor
@Suite("The scheduler of an app")
struct MainSchedulerTests {
    private let scheduler = MainScheduler()

    @Test("a delay of nothing, or less, runs on the main actor, and not at once")
    func runs() async {
        for delay in [Duration.zero, .seconds(-3)] {
            let (log, scope) = (Log<String>(), Scope())
            await withCheckedContinuation { continuation in
                let timer = scheduler.schedule(after: delay) {
                    log.add("ran")
                    continuation.resume()
                }
                scope.add(timer)
                log.add("scheduled")
            }
            scope.cancel()
            #expect(log.entries == ["scheduled", "ran"])
        }
    }

    @Test("what is cancelled or let go never runs")
    func cancelled() async {
        let (log, scope) = (Log<Int>(), Scope())
        scheduler.schedule(after: .zero) { log.add(1) }.cancel()
        _ = scheduler.schedule(after: .zero) { log.add(2) }
        await withCheckedContinuation { continuation in
            scope.add(scheduler.schedule(after: .zero) { continuation.resume() })
        }
        scope.cancel()
        #expect(log.entries.isEmpty)
    }

    @Test("time does not go back")
    func monotonic() {
        let before = scheduler.now
        #expect(before >= .zero)
        #expect(scheduler.now >= before)
    }

    @Test("an absurd delay is accepted and can be taken back")
    func absurd() {
        scheduler.schedule(after: .seconds(Int64.max)) {}.cancel()
    }

    @Test("on another clock it is as late as that clock, and waits for its time, not for a span")
    func other() async {
        let (waits, scope) = (Log<Duration>(), Scope())
        await withCheckedContinuation { continuation in
            let scheduler = MainScheduler(now: { .seconds(40) }) { deadline in
                await MainActor.run { waits.add(deadline) }
            }
            #expect(scheduler.now == .seconds(40))
            scope.add(scheduler.schedule(after: .seconds(2)) { continuation.resume() })
        }
        scope.cancel()
        #expect(waits.entries == [.seconds(42)])
    }
}
