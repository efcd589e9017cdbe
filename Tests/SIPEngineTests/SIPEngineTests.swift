import CallFlowInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import SIPEngine

@MainActor @Suite("the engine over SIP, against a stand-in")
struct SIPEngineTests {
    private let standIn = StandIn()
    private let call = CallID(random: [1])
    private let registrations = Registrations()

    private func engine(registers: Bool = false) -> (SIPEngine, Facts) {
        let choice = SIPEngine.Choice(
            accounts: [SIPAccount(address: "alice@host", registers: registers)], password: { _ in nil }, audio: .null)
        let engine = SIPEngine(choice, with: standIn.means, log: MemoryLogger(), registrations: registrations)
        let facts = Facts()
        engine.start { facts.take($0) }
        return (engine, facts)
    }

    /// What the engine told, one after the other.
    @MainActor private final class Facts {
        private var waiting: [EngineFact] = []
        private var reader: CheckedContinuation<EngineFact, Never>?

        func take(_ fact: EngineFact) {
            guard let reader else { return waiting.append(fact) }
            self.reader = nil
            reader.resume(returning: fact)
        }

        func next() async -> EngineFact {
            if !waiting.isEmpty { return waiting.removeFirst() }
            return await withCheckedContinuation { reader = $0 }
        }
    }

    /// Lets time go on whenever somebody waits for it.
    private func passTime(_ time: VirtualTime) -> Task<Void, Never> {
        Task {
            while !Task.isCancelled {
                await time.waitForSleepers(1)
                time.advance(by: .milliseconds(100))
            }
        }
    }

    /// The next run of the engine, once it has connected; time goes on whenever somebody waits for it.
    private func conversation() async throws -> Conversation {
        let clock = passTime(standIn.time)
        defer { clock.cancel() }
        var connections = standIn.connections.makeAsyncIterator()
        let connection = await connections.next()
        return Conversation(try #require(connection))
    }

    @Test("a call that was asked for before baresip listens is made as soon as it does", .timeLimit(.minutes(10)))
    func early() async throws {
        let (engine, facts) = engine()
        engine.perform(.dial(call, .short("78")))
        var there = try await conversation()
        try await there.greet("alice@host")
        #expect(try await there.command() == #"{"command":"uafind","params":"sip:alice@host","token":""}"#)
        #expect(try await there.command() == #"{"command":"dial","params":"sip:78@host","token":"q1"}"#)
        // The event comes before the answer to the command that caused it.
        try await there.say(
            #"{"event":true,"type":"CALL_RINGING","direction":"outgoing","peeruri":"sip:78@host","id":"x"}"#)
        try await there.say(#"{"response":true,"ok":true,"data":"","token":"q1"}"#)
        #expect(await facts.next() == .ringing(call))
        _ = engine
    }

    @Test("an account registers as soon as baresip listens, and what becomes of it is known", .timeLimit(.minutes(10)))
    func registering() async throws {
        let (engine, facts) = engine(registers: true)
        var there = try await conversation()
        try await there.identify(as: "alice@host")
        #expect(try await there.command() == #"{"command":"uadel","params":"sip:alice@host","token":""}"#)
        #expect(
            try await there.command()
                == #"{"command":"uanew","params":"<sip:alice@host>;regint=600;answermode=manual","token":""}"#)
        try await there.say(
            #"{"event":true,"type":"REGISTER_FAIL","accountaor":"sip:alice@host","param":"403 Forbidden"}"#)
        let state = Registration.failed("403 Forbidden").state(of: "alice@host")
        #expect(await facts.next() == .account("alice@host", state))
        #expect(registrations.all == ["alice@host": .failed("403 Forbidden")])
        there.stream.close()
        #expect(await facts.next() == .lost(detail: "it closed its control socket"))
        #expect(registrations.all.isEmpty)
        _ = engine
    }

    @Test("a call that rings before anybody listens is found, once", .timeLimit(.minutes(10)))
    func unseen() async throws {
        let (engine, facts) = engine()
        var there = try await conversation()
        let list = "\n--- Active calls (1) ---\n> [line 1]  0:00:00   INCOMING             sip:bob@host\n\n"
        try await there.greet("alice@host", calls: list)
        #expect(try await there.command() == #"{"command":"uafind","params":"sip:alice@host","token":""}"#)
        #expect(try await there.command() == #"{"command":"line","params":"1","token":""}"#)
        try await there.answer(CallDriverTests.state("x", of: "Bob <sip:bob@host>"))
        guard case .incoming(let id, let party) = await facts.next() else { throw SocketError.closed }
        #expect(party == CallParty("sip:bob@host", name: "Bob"))
        // The event that was lost would come again, if it were not.
        try await there.event("CALL_INCOMING", "x", "incoming")
        try await there.event("CALL_CLOSED", "x", "incoming", "Connection reset by peer")
        #expect(await facts.next() == .ended(id, .callerGaveUp, detail: "Connection reset by peer"))
        _ = engine
    }

    @Test("when baresip dies, its calls are lost, and the next run takes calls again", .timeLimit(.minutes(10)))
    func death() async throws {
        let (engine, facts) = engine()
        var there = try await conversation()
        try await there.greet("alice@host")
        try await there.event("CALL_INCOMING", "x", "incoming")
        guard case .incoming(let id, let party) = await facts.next() else { throw SocketError.closed }
        #expect(party.handle == "sip:bob@host")
        there.stream.close()
        #expect(await facts.next() == .lost(detail: "it closed its control socket"))
        var again = try await conversation()
        try await again.greet("alice@host")
        try await again.event("CALL_INCOMING", "x", "incoming")
        guard case .incoming(let next, _) = await facts.next() else { throw SocketError.closed }
        #expect(next != id)
        _ = engine
    }

    /// Lets baresip die as often as said, each time after it has connected.
    private func die(_ count: Int, _ facts: Facts) async throws {
        for _ in 0..<count {
            var there = try await conversation()
            try await there.greet("alice@host")
            there.stream.close()
            #expect(await facts.next() == .lost(detail: "it closed its control socket"))
        }
    }

    @Test("an engine that dies again and again is started again without end", .timeLimit(.minutes(10)))
    func deaths() async throws {
        let (engine, facts) = engine()
        try await die(9, facts)
        var there = try await conversation()
        try await there.greet("alice@host")
        try await there.event("CALL_INCOMING", "x", "incoming")
        guard case .incoming = await facts.next() else { throw SocketError.closed }
        _ = engine
    }

    @Test("who calls by an engine that has died often does not wait for it", .timeLimit(.minutes(10)))
    func impatience() async throws {
        let (engine, facts) = engine()
        try await die(9, facts)
        let death = standIn.time.now
        engine.perform(.dial(call, .short("78")))
        var there = try await conversation()
        try await there.greet("alice@host")
        _ = try await there.command()
        #expect(try await there.command() == #"{"command":"dial","params":"sip:78@host","token":"q1"}"#)
        #expect(death.duration(to: standIn.time.now) < .seconds(5))
        there.stream.close()
        #expect(await facts.next() == .lost(detail: "it closed its control socket"))
    }

    @Test("the distances grow with the ends of one minute: 0.5, 1, 2, 5, then 30 seconds")
    func distances() {
        let (start, rows): (ContinuousInstant, [(Double, Double)]) = (
            standIn.time.now,
            [(0, 0.5), (1, 1), (2, 2), (3, 5), (4, 30), (34, 30), (62, 5), (200, 0.5)]
        )
        var ends = EngineEnds()
        for (second, pause) in rows {
            #expect(ends.pause(after: start.advanced(by: .seconds(second))) == .seconds(pause), "\(second)")
        }
    }

    @Test(
        "a held call is offered again every half minute, and ends when the other end is gone", .timeLimit(.minutes(10)))
    func heldCall() async throws {
        let (engine, facts) = engine()
        var there = try await conversation()
        try await there.greet("alice@host")
        try await there.event("CALL_INCOMING", "x", "incoming")
        guard case .incoming(let id, _) = await facts.next() else { throw SocketError.closed }
        try await there.event("CALL_ESTABLISHED", "x", "incoming")
        #expect(await facts.next() == .connected(id))
        engine.perform(.setHeld(id, true))
        #expect(try await there.command().contains(#""callfind","params":"x""#))
        let held = standIn.time.now
        try await there.answer("")
        #expect(await facts.next() == .held(id, true))
        let clock = passTime(standIn.time)
        for round in 1...3 {
            #expect(try await there.command().contains(#""callfind","params":"x""#))
            #expect(try await there.command().contains("reinvite"))
            #expect(held.duration(to: standIn.time.now) >= .seconds(30 * round))
        }
        clock.cancel()
        try await there.event("CALL_CLOSED", "x", "incoming", "Connection timed out")
        #expect(await facts.next() == .ended(id, .connectionLost, detail: "Connection timed out"))
    }

    @Test("when it does not start, it is said whether another program has its port", .timeLimit(.minutes(10)))
    func takenPort() async throws {
        for (isTaken, reason) in [
            (true, "another program has port 25060, which the account names"),
            (false, "baresip does not open its control port"),
        ] {
            let standIn = StandIn(isSilent: true)
            if isTaken { standIn.sockets.listen(at: 25_060) { _ in } }
            let account = SIPAccount(address: "alice@host", registers: false, port: 25_060)
            let engine = SIPEngine(
                SIPEngine.Choice(accounts: [account], password: { _ in nil }, audio: .null), with: standIn.means,
                log: MemoryLogger(), registrations: Registrations())
            let facts = Facts()
            engine.start { facts.take($0) }
            let clock = passTime(standIn.time)
            #expect(await facts.next() == .lost(detail: reason))
            clock.cancel()
        }
    }

    @Test("somebody else's baresip at the port is never driven", .timeLimit(.minutes(10)))
    func stranger() async throws {
        let (engine, facts) = engine()
        engine.perform(.dial(call, .short("78")))
        var there = try await conversation()
        try await there.identify(as: "eve@host")
        #expect(await facts.next() == .lost(detail: "another program listens at the control port"))
        await #expect(throws: SocketError.closed) { try await there.command() }
        _ = engine
    }
}
