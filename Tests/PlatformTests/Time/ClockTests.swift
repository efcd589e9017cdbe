import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("clocks")
struct ClockTests {
    @Test("the clocks of the system keep the rules of clocks")
    func system() async {
        let violations = await ClockConformance.violations(of: SystemWallClock())
        #expect(violations == [])
        let violationsOfContinuous = await ClockConformance.violations(of: SystemContinuousTime())
        #expect(violationsOfContinuous == [])
    }

    @Test("virtual clocks keep the rules of clocks")
    func virtual() async {
        let time = VirtualTime()
        let violations = await ClockConformance.violations(of: time.wallClock)
        #expect(violations == [])
        let violationsOfContinuous = await ClockConformance.violations(of: time) { duration in
            await time.waitForSleepers(1)
            time.advance(by: duration)
        }
        #expect(violationsOfContinuous == [])
    }

    @Test("a clock that was set is told once, with what it would have shown")
    func ledger() {
        let start = (wall: WallTime(seconds: 1000), boot: ContinuousInstant(sinceBoot: .seconds(50)))
        let rows: [(Duration, Duration, Duration?)] = [
            (.seconds(10), .seconds(10), nil), (.seconds(10), .seconds(10) + .milliseconds(9), nil),
            (.seconds(10), .seconds(10) + .milliseconds(10), .milliseconds(10)),
            (.seconds(10), .seconds(3610), .seconds(3600)), (.seconds(10), .seconds(-90), .seconds(-100)),
            // A suspend moves both clocks.
            (.seconds(86_400), .seconds(86_400), nil),
        ]
        for (passed, shown, expected) in rows {
            let ledger = ClockLedger(wall: start.wall, continuous: start.boot)
            let now = (wall: start.wall.advanced(by: shown), boot: start.boot.advanced(by: passed))
            let jump = ledger.jump(wall: now.wall, continuous: now.boot)
            #expect(jump?.offset == expected, "\(passed) \(shown)")
            #expect(ledger.jump(wall: now.wall, continuous: now.boot)?.offset == nil, "\(passed) \(shown)")
        }
    }

    @Test("a virtual jump reaches those who watch, and moves no deadline")
    func virtualJump() async throws {
        let time = VirtualTime(wall: WallTime(seconds: 100))
        var jumps = time.wallClock.jumps().makeAsyncIterator()
        time.setWallClock(by: .seconds(-40))
        #expect(await jumps.next() == ClockJump(expected: WallTime(seconds: 100), actual: WallTime(seconds: 60)))
        #expect(time.wallClock.now == WallTime(seconds: 60))
        #expect(time.now == ContinuousInstant(sinceBoot: .seconds(1000)))
    }

    @Test("virtual sleepers wake in the order of their deadlines")
    func order() async {
        let time = VirtualTime()
        let (woken, journal) = AsyncStream.makeStream(of: Int.self)
        for seconds in [3, 1, 2] {
            Task {
                try await time.sleep(for: .seconds(seconds))
                journal.yield(seconds)
            }
        }
        await time.waitForSleepers(3)
        var order: [Int] = []
        var iterator = woken.makeAsyncIterator()
        for _ in 0..<3 {
            time.advance(by: .seconds(1))
            if let seconds = await iterator.next() { order.append(seconds) }
        }
        #expect(order == [1, 2, 3])
        #expect(time.sleepers == 0)
    }
}
