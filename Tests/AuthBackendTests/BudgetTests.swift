import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing

@testable import AuthBackend

@Suite("the budget of messages to all numbers together")
struct BudgetTests {
    private func world(_ change: (inout MessageBudget) -> Void) -> BackendWorld {
        var limits = AuthLimits()
        change(&limits.budget)
        return BackendWorld(limits: limits)
    }

    private func ask(_ world: BackendWorld, _ phone: String) async -> AuthError? {
        await world.error { _ = try await world.service.requestCode(for: phone, to: .signIn) }
    }

    private func german(_ number: Int) -> String { "+491511000000\(number)" }
    private func french(_ number: Int) -> String { "+3361200000\(number)" }

    @Test("the usual budget is 200 an hour and 1000 a day, and half of it for a country")
    func usual() {
        let budget = AuthLimits().budget
        #expect(budget.all == .init(hour: 200, day: 1000))
        #expect(budget.share(of: "DE") == .init(hour: 100, day: 500))
    }

    @Test("a country that has used its hour up waits for it, and others go on")
    func country() async throws {
        let world = world { $0.country = .init(hour: 3, day: 10) }
        for number in 0..<3 { #expect(await ask(world, german(number)) == nil) }
        world.time.advance(by: .seconds(600))
        #expect(await ask(world, german(3)) == .tooManyRequests(.seconds(3600 + 300 - 600)))
        #expect(await ask(world, french(0)) == nil)
        world.time.advance(by: .seconds(3600 + 300 - 600) - .milliseconds(1))
        #expect(await ask(world, german(3)) == .tooManyRequests(.milliseconds(1)))
        world.time.advance(by: .milliseconds(1))
        #expect(await ask(world, german(3)) == nil)
        #expect(world.service.tally.counts.sent == 5)
        #expect(world.service.tally.counts.overCountryBudget == 2 && world.service.tally.counts.overBudget == 0)
    }

    @Test("all countries together have a day, too")
    func day() async throws {
        let world = world { $0.all = .init(hour: 100, day: 4) }
        for number in 0..<2 {
            #expect(await ask(world, german(number)) == nil)
            #expect(await ask(world, french(number)) == nil)
            world.time.advance(by: .seconds(3600))
        }
        #expect(await ask(world, "+12015550123") == .tooManyRequests(.seconds(86_400 + 300 - 7200)))
        world.time.advance(by: .seconds(86_400 + 300 - 7200))
        #expect(await ask(world, "+12015550123") == nil)
        #expect(world.service.tally.counts.overBudget == 1)
    }

    @Test("within any hour no more goes out than may, whenever the messages come")
    func everyWindow() {
        var source = RandomSource(SeededBytes(seed: 7))
        let budget = MessageBudget(all: .init(hour: 5, day: 20), country: .init(hour: 4, day: 20))
        var (record, sent, time) = (BudgetRecord(), [Moment](), VirtualTime().wallClock.now)
        for _ in 0..<3000 {
            time = time.advanced(by: .seconds(Int.random(in: 1...600, using: &source)))
            let now = Moment(time)
            guard case .success = record.take(Bool.random(using: &source) ? "DE" : "FR", at: now, budget) else {
                continue
            }
            sent.append(now)
            #expect(sent.filter { now - $0 < .hour }.count <= 5)
            #expect(sent.filter { now - $0 < .day }.count <= 20)
        }
        #expect(sent.count > 100 && record.slots.count <= 20)
    }

    @Test("who waits as long as told gets in, and a moment earlier nobody does")
    func waits() throws {
        var source = RandomSource(SeededBytes(seed: 8))
        let budget = MessageBudget(all: .init(hour: 3, day: 8), country: .init(hour: 2, day: 6))
        var (record, time) = (BudgetRecord(), VirtualTime().wallClock.now)
        for _ in 0..<500 {
            time = time.advanced(by: .seconds(Int.random(in: 1...2000, using: &source)))
            let area = Bool.random(using: &source) ? "DE" : "FR"
            guard case .failure(let refusal) = record.take(area, at: Moment(time), budget) else { continue }
            let wait = try #require(refusal.wait)
            var early = record
            let almost = Moment(time.advanced(by: wait - .milliseconds(1)))
            #expect(throws: BudgetRecord.Refusal.self) { try early.take(area, at: almost, budget).get() }
            time = time.advanced(by: wait)
            try record.take(area, at: Moment(time), budget).get()
        }
    }

    @Test("to a country without a share nothing goes, and nothing of it is counted")
    func never() async {
        let world = world { $0.countries = ["FR": .init(hour: 1, day: 0)] }
        #expect(await ask(world, french(0)) == .invalidNumber)
        #expect(world.messages.sent.isEmpty)
        #expect(await ask(world, german(0)) == nil)
    }

    @Test("a refused message leaves the number as it was, and one that was not delivered stays counted")
    func failures() async throws {
        let world = world { $0.all = .init(hour: 2, day: 2) }
        world.messages.fail(true)
        #expect(await ask(world, german(0)) == .notDelivered)
        world.messages.fail(false)
        let challenge = try await world.service.requestCode(for: german(0), to: .signIn)
        let code = try #require(world.code(german(0)))
        world.time.advance(by: .seconds(60))
        #expect(await ask(world, german(0)) == .tooManyRequests(.seconds(86_400 + 300 - 60)))
        let result = try await world.service.confirm(code, for: challenge)
        #expect(result.session.phone == german(0))
        #expect(world.service.tally.counts.undelivered == 1)
    }

    @Test("numbers that are not known meet the same end as known ones")
    func unknown() async throws {
        let world = world { $0.all = .init(hour: 2, day: 2) }
        let served = ServedIdentities(
            backend: world.service,
            keys: SigningKeys(world.service.store, world.service.key, world.service.random, world.service.clock),
            deliversMessages: true)
        for number in 0..<2 {
            try await served.requestCode(IdentityCodeRequest(phone: german(number), createsIdentity: false))
        }
        await #expect(throws: IdentityError.auth(.tooManyRequests(.seconds(86_400 + 300)))) {
            try await served.requestCode(IdentityCodeRequest(phone: german(2), createsIdentity: false))
        }
        #expect(world.messages.sent.isEmpty && served.messageCounts.overBudget == 1)
    }

    @Test("of 300 that ask at once in two processes as many get a code as may")
    func race() async throws {
        var limits = AuthLimits()
        limits.budget.all = .init(hour: 50, day: 50)
        let first = BackendWorld(limits: limits)
        let second = BackendWorld(values: first.values, secrets: first.secrets, seed: 2, limits: limits)
        let answers = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<300 {
                let world = number.isMultiple(of: 2) ? first : second
                group.addTask {
                    (try? await world.service.requestCode(for: "+4915110\(100_000 + number)", to: .signIn)) != nil
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(answers == 50)
        #expect(first.messages.sent.count + second.messages.sent.count == 50)
    }
}
