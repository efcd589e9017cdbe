import PlatformInterface
import Testing
import WidgetHostInterface

@testable import WidgetHost

@Suite("reload dates")
struct DateTests {
    private let now = WallTime(seconds: 1_000_000)

    private func after(_ duration: Duration) -> WallTime { now.advanced(by: duration) }

    @Test("a policy names the earliest moment: at most a tenth of the wait and five minutes are added")
    func policies() {
        let dates = ReloadDate(now: now)
        for (policy, last, chance, expected) in [
            (.never, now, 0.5, nil), (.atEnd, after(.hours(1)), 0, after(.hours(1))),
            (.atEnd, after(.minutes(10)), 1, after(.minutes(11))), (.atEnd, now, 1, now),
            (.atEnd, nil, 1, after(.minutes(5))),
            (.after(after(.hours(6))), now, 1, after(.seconds(6 * 3600 + 300))),
            (.after(after(.hours(6))), now, 0.5, after(.seconds(6 * 3600 + 150))),
            (.after(after(.minutes(-5))), now, 1, after(.minutes(-5))),
        ] as [(ReloadPolicy, WallTime?, Double, WallTime?)] {
            #expect(dates.date(policy, last: last, chance: chance) == expected, "\(policy)")
        }
    }

    @Test("after failures the wait doubles from five minutes to six hours")
    func retries() {
        let waits = [1, 2, 3, 4, 5, 6, 7, 8, 100].map { now.duration(to: ReloadDate(now: now).retry(after: $0)) }
        #expect(waits == [5, 10, 20, 40, 80, 160, 320, 360, 360].map { Duration.minutes($0) })
    }

    @Test("widgets that show the same are put off by the same time, and others by others, evenly")
    func chances() {
        let flights = (0..<1000).map { number in
            Flight(
                WidgetPlacement(id: "a", kind: "films", family: .small, configuration: ["n": "\(number)"]), of: "ann")
        }
        let chances = flights.map { $0.chance(7) }
        #expect(chances == flights.map { $0.chance(7) })
        #expect(chances != flights.map { $0.chance(8) })
        #expect(chances.allSatisfy { (0..<1).contains($0) })
        for tenth in 0..<10 {
            let share = chances.count { Int($0 * 10) == tenth }
            #expect((60...140).contains(share), "\(share) of 1000 in tenth \(tenth)")
        }
    }

    @Test("what falls due within ten seconds is done together, at the last of them and never earlier")
    func coalescing() {
        var plan = ReloadPlan(profile: "local")
        let seconds = ["a": 0, "b": 9, "c": 10, "d": 11]
        let placements = seconds.keys.sorted().map {
            WidgetPlacement(id: $0, kind: WidgetKind(rawValue: $0), family: .small)
        }
        plan.place(placements) { .kept(self.after(.seconds(seconds[$0] ?? 0))) }
        #expect(plan.wake == after(.seconds(10)))
        #expect(plan.due(at: after(.seconds(10))).map(\.id) == ["a", "b", "c"])
        #expect(plan.due(at: now.advanced(by: .seconds(-1))) == [])
        for id in ["a", "b", "c"] { plan.set(nil, for: id) }
        #expect(plan.wake == after(.seconds(11)))
    }

    @Test("a load is for all that show the same and would be due within five minutes")
    func companions() {
        var plan = ReloadPlan(profile: "local")
        let minutes = ["a": 0, "b": 5, "c": 6]
        let placements = minutes.keys.sorted().map { WidgetPlacement(id: $0, kind: "films", family: .small) }
        plan.place(placements) { .kept(self.after(.minutes(minutes[$0] ?? 0))) }
        #expect(plan.due(at: now).map(\.id) == ["a", "b"])
    }
}
