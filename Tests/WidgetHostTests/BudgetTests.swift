import PlatformInterface
import Testing
import WidgetHostInterface

@testable import WidgetHost

@Suite("the budget")
struct BudgetTests {
    private let budget = ReloadBudget()
    private let now = WallTime(seconds: 1_000_000)

    private func ago(_ duration: Duration) -> WallTime { now.advanced(by: .zero - duration) }

    @Test("48 reloads are left in a day, and each comes back a day after it was used")
    func left() {
        for (spent, left) in [
            ([], 48), ([ago(.seconds(1))], 47), ([ago(.hours(24))], 48), ([ago(.hours(24) - .seconds(1))], 47),
            (Array(repeating: ago(.hours(1)), count: 48), 0), (Array(repeating: ago(.hours(1)), count: 60), 0),
        ] {
            #expect(budget.left(spent, at: now) == left)
        }
    }

    @Test("reloads of the future, by a clock that was set back, count as of now and end a day from now")
    func future() {
        let spent = Array(repeating: now.advanced(by: .hours(100)), count: 48)
        #expect(budget.left(spent, at: now) == 0)
        let (time, refusal) = budget.allowance(for: now, spent: spent, last: spent.last, at: now)
        #expect(time == now.advanced(by: .hours(24)))
        #expect(refusal == .budgetSpent)
    }

    @Test("two reloads by themselves are five minutes apart, counted or not")
    func spacing() {
        for (last, time, refusal) in [
            (nil, now, nil), (ago(.minutes(5)), now, nil),
            (ago(.seconds(299)), now.advanced(by: .seconds(1)), .tooSoon),
            (now, now.advanced(by: .minutes(5)), .tooSoon),
        ] as [(WallTime?, WallTime, WidgetExplanation.Refusal.Reason?)] {
            let allowance = budget.allowance(for: now, spent: [], last: last, at: now)
            #expect(allowance.time == time)
            #expect(allowance.refusal == refusal)
        }
    }

    @Test("with all reloads used the next is a day after the oldest of them")
    func spent() {
        let spent = (1...48).map { ago(.minutes(10 * $0)) }
        let allowance = budget.allowance(for: now, spent: spent, last: spent.first, at: now)
        #expect(allowance.time == ago(.minutes(480)).advanced(by: .hours(24)))
        #expect(allowance.refusal == .budgetSpent)
        let later = now.advanced(by: .hours(30))
        #expect(budget.allowance(for: later, spent: spent, last: spent.first, at: now).time == later)
    }
}
