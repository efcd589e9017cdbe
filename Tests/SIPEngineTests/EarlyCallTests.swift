import CallFlowInterface
import Testing

@testable import SIPEngine

@MainActor @Suite("calls before anybody listens to baresip")
struct EarlyCallTests {
    private final class Ids {
        private var last: UInt8 = 0
        func next() -> CallID {
            last += 1
            return CallID(random: [last])
        }
    }

    /// Somebody who calls before anybody listens, as the tests write it.
    private struct Caller {
        var peer: String
        /// Whether the call still rings when it is looked for.
        var rings = false
        /// Whether an event tells of it, before all has been printed.
        var isTold = false
    }

    private static func printed(_ peer: String, _ name: String = "") -> String {
        "sip:alice@host: Incoming call from: \(name) \(peer) - (press 'a' to accept)"
    }

    private static let mark = "\u{1B}[;mERROR: Module tessera is not currently loaded"

    /// What is told of callers, in whichever order it becomes known what was printed and what rings.
    private func found(_ callers: [Caller], printingLast: Bool) -> [EngineFact] {
        let ids = Ids()
        var driver = CallDriver(account: "") { ids.next() }
        var facts: [EngineFact] = []
        func take(_ message: ControlMessage) { facts += driver.take(message).facts }
        func read() {
            for line in callers.map({ Self.printed($0.peer) }) + [Self.mark] {
                facts += driver.read(printed: line).facts
            }
        }
        _ = driver.look(for: ["sip:alice@host"])
        if !printingLast { read() }
        for (number, caller) in callers.enumerated() where caller.isTold {
            let event = ControlEvent(type: "CALL_INCOMING", id: "x\(number)", peer: caller.peer)
            facts += driver.take(.event(event)).facts
        }
        take(.answer(ok: true, text: "", token: "q1"))
        let ringing = callers.enumerated().filter(\.element.rings)
        let lines = ringing.map { "[line \($0.offset + 1)] 0:00:00 INCOMING \($0.element.peer)\n" }.joined()
        take(.answer(ok: true, text: lines, token: "q2"))
        for (token, (number, caller)) in ringing.enumerated() {
            take(
                .answer(
                    ok: true, text: CallDriverTests.state("x\(number)", of: " <\(caller.peer)>"), token: "q\(token + 3)"
                ))
        }
        if printingLast { read() }
        return facts
    }

    @Test("a call that came and ended before anybody listened is missed, and one that rings or was told of is not")
    func cameAndEnded() {
        let (bob, eve) = ("sip:bob@host", "sip:eve@host")
        let rows: [(callers: [Caller], missed: [String])] = [
            ([], []), ([Caller(peer: bob)], [bob]), ([Caller(peer: bob, rings: true)], []),
            ([Caller(peer: bob, isTold: true)], []), ([Caller(peer: bob, rings: true, isTold: true)], []),
            ([Caller(peer: bob), Caller(peer: eve, rings: true), Caller(peer: eve)], [bob, eve]),
            ([Caller(peer: bob), Caller(peer: bob), Caller(peer: bob, rings: true)], [bob, bob]),
            ([Caller(peer: bob), Caller(peer: bob, isTold: true)], [bob]),
        ]
        for row in rows {
            for printingLast in [false, true] {
                let facts = found(row.callers, printingLast: printingLast)
                let ends = facts.filter { if case .ended(_, .callerGaveUp, _) = $0 { true } else { false } }
                #expect(ends.count == row.missed.count, "\(row.callers) \(printingLast)")
                let callers = facts.compactMap { if case .incoming(_, let party) = $0 { party.handle } else { nil } }
                #expect(callers.sorted() == row.callers.map(\.peer).sorted(), "\(row.callers) \(printingLast)")
                #expect(callers.suffix(row.missed.count) == row.missed[...], "\(row.callers) \(printingLast)")
            }
        }
    }

    @Test("what is printed later, or looks like such a line, is no call")
    func printing() {
        let rows: [(line: String, callers: [PrintedCalls.Caller])] = [
            (Self.printed("sip:bob@host"), [.init(peer: "sip:bob@host", name: "")]),
            (Self.printed("sip:bob@host", "Bob B."), [.init(peer: "sip:bob@host", name: "Bob B.")]),
            (
                "\u{1B}[;m" + Self.printed("sip:eve@host", "sip:bank@host - (press 'a' to accept)"),
                [.init(peer: "sip:eve@host", name: "sip:bank@host - (press 'a' to accept)")]
            ),
            (
                Self.printed("sip:eve@host", "ERROR: Module tessera is not currently loaded"),
                [
                    .init(peer: "sip:eve@host", name: "ERROR: Module tessera is not currently loaded")
                ]
            ),
            ("baresip is ready.", []), ("Incoming call from: x sip:x@host - (press 'a' to accept)", []), ("", []),
        ]
        for row in rows {
            var calls = PrintedCalls()
            calls.read(row.line)
            #expect(!calls.isComplete)
            calls.read(Self.mark)
            #expect(calls.isComplete)
            calls.read(Self.printed("sip:late@host"))
            #expect(calls.others(than: []) == row.callers, "\(row.line)")
        }
    }
}
