import CallFlowInterface
import Foundation
import LocalizationKit
import PhoneNumbersInterface
import Testing

@testable import CallFlow

@MainActor @Suite("rules of calls")
struct CallRuleTests {
    let bench = CallBench()

    @Test("a transaction is done as a whole or not at all")
    func wholeTransaction() {
        let id = bench.talk(to: "78")
        bench.engine.forget()
        let both = bench.outcome(of: .end(id), .answer(.u9))
        #expect(both.results == [.unknownCall, .unknownCall])
        #expect(bench.engine.commands.isEmpty)
        #expect(bench.model.calls.first?.state == .connected)
        bench.push(.u1)
        let endAndAnswer = bench.outcome(of: .end(id), .answer(.u1))
        #expect(bench.engine.commands == [.hangUp(id), .answer(.u1)])
        bench.engine.report(.ended(id, .ended, detail: nil))
        bench.engine.report(.connected(.u1))
        #expect(endAndAnswer.results == [nil, nil])
    }

    @Test("a blocked caller is turned away as busy, unseen and written down; so is everybody while not to be disturbed")
    func refusing() {
        let cases: [(CallPreferences, EndReason)] = [
            (CallPreferences(blocked: ["sip:spam@host"], engine: "test"), .blocked),
            (CallPreferences(isDoNotDisturb: true, engine: "test"), .doNotDisturb),
        ]
        for (preferences, reason) in cases {
            let bench = CallBench(preferences)
            bench.engine.report(.incoming(.u1, CallParty("sip:spam@host")))
            #expect(bench.engine.commands == [.reject(.u1, isBusy: true)])
            #expect(bench.model.shouldRing == nil)
            #expect(bench.history.map(\.reason) == [reason])
            #expect(bench.history.first?.isMissed == true)
        }
    }

    @Test("a hold that the engine does not do is taken back, and so is a mute")
    func deadlines() {
        let id = bench.talk(to: "78")
        let hold = bench.outcome(of: .setHeld(id, true))
        let mute = bench.outcome(of: .setMuted(id, true))
        bench.advance(by: CallDeadlines.change)
        #expect(hold.results == [.timedOut] && mute.results == [.timedOut])
        #expect(bench.model.calls.first?.isHeld == false)
        #expect(bench.model.calls.first?.isMuted == false)
    }

    @Test("when the engine takes a call back that is held for another, it is held again")
    func autoResume() {
        let first = bench.talk(to: "78")
        let second = bench.talk(to: "79")
        bench.engine.report(.held(first, true))
        bench.engine.forget()
        bench.engine.report(.held(first, false))
        #expect(bench.engine.commands == [.setHeld(first, true)])
        bench.engine.report(.ended(second, .remoteEnded, detail: nil))
        bench.engine.report(.held(first, true))
        bench.engine.report(.held(first, false))
        #expect(bench.model.calls.first?.isActive == true)
    }

    @Test("joined calls are one line, and a third call finds room beside them")
    func joining() {
        let first = bench.talk(to: "78")
        let second = bench.talk(to: "79")
        bench.engine.report(.held(first, true))
        bench.engine.forget()
        #expect(bench.outcome(of: .setGroup(first, with: second)).results == [nil])
        #expect(bench.engine.commands == [.join(first, second), .setHeld(first, false)])
        bench.engine.report(.held(first, false))
        #expect(bench.model.groups.count == 1)
        bench.push(.u1)
        #expect(bench.model.calls.count == 3)
        #expect(bench.outcome(of: .setGroup(first, with: nil)).results == [.tooManyCalls])
        bench.centre.ask(.end(.u1))
        #expect(bench.outcome(of: .setGroup(first, with: nil)).results == [nil])
        #expect(bench.model.groups.count == 2)
        #expect(bench.model.calls.filter(\.isActive).map(\.id) == [second])
    }

    @Test("a transfer that works ends the call as transferred; one that fails leaves it")
    func transfer() {
        let id = bench.talk(to: "78")
        let failed = bench.outcome(of: .transfer(id, .short("79")))
        bench.engine.report(.transferFailed(id, "404 Not Found"))
        #expect(failed.results == [.refused("404 Not Found")])
        #expect(bench.model.calls.first?.state == .connected)
        let works = bench.outcome(of: .transfer(id, .short("79")))
        bench.engine.report(.ended(id, .transferred, detail: nil))
        #expect(works.results == [nil])
        #expect(bench.history.map(\.reason) == [.transferred])
    }

    @Test("nobody who rings for ever is waited for")
    func ringsForEver() {
        bench.type("78")
        bench.centre.press()
        bench.engine.report(.ringing(bench.model.calls[0].id))
        #expect(bench.model.shouldRing == .ringback)
        bench.advance(by: CallDeadlines.ringingThere)
        #expect(bench.model.shouldRing == nil)
        bench.advance(by: CallDeadlines.end)
        #expect(bench.history.map(\.reason) == [.unanswered])
    }

    @Test("a SIP address is recognised before a number, numbers before short ones, and nothing is guessed")
    func handles() throws {
        let russia = Country(region: "RU")
        let read: [(String, CallHandle)] = [
            ("sip:bob@127.0.0.1", .address("sip:bob@127.0.0.1")),
            ("8 999 123-45-67", .number("+79991234567")),
            ("٨ ٩٩٩ ١٢٣ ٤٥ ٦٧", .number("+79991234567")),
            ("78", .short("78")),
        ]
        for (text, handle) in read { #expect(try CallHandle(text, in: PhoneNumberReader(country: russia)) == handle) }
        for text in ["bob", "+78", "7", "1-800-FLOWERS", "bob@", "12345678901234567"] {
            #expect(throws: CallError.self, "\(text)") { try CallHandle(text, in: PhoneNumberReader(country: russia)) }
        }
    }

    @Test("what strangers say of themselves moves no cursor and hides nothing")
    func parties() {
        let party = CallParty("sip:a\u{1B}[2J@x", name: "  Bob\u{202E}\r\n\u{200B} Smith \u{FEFF}")
        #expect(party == CallParty("sip:a[2J@x", name: "Bob Smith"))
        #expect(CallParty("x", name: "\u{200B}\u{1B}").name == nil)
        #expect(CallParty("x", name: String(repeating: "ы", count: 500)).name?.count == 80)
    }

    @Test("exactly one place tells an engine to call, and one place tells that place")
    func oneStart() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Modules/CallFlow/Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let texts = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(!texts.isEmpty)
        #expect(texts.map { $0.matches(of: #/perform\(\.dial/#).count }.reduce(0, +) == 1)
        #expect(texts.map { $0.matches(of: #/engines\.startCall\(/#).count }.reduce(0, +) == 1)
    }
}
