import CallFlowInterface
import Testing

@testable import SIPEngine

@MainActor @Suite("calls of baresip")
struct CallDriverTests {
    private final class Ids {
        var last: UInt8 = 100
        func next() -> CallID {
            last += 1
            return CallID(random: [last])
        }
    }

    private static let bob = "sip:bob@127.0.0.1:25070"
    private static let first = CallID(random: [1])
    private static let second = CallID(random: [2])
    private static let third = CallID(random: [101])

    private func driver(account: String = "") -> CallDriver {
        let ids = Ids()
        return CallDriver(account: account) { ids.next() }
    }

    private func perform(_ driver: inout CallDriver, _ command: EngineCommand) -> CallDriver.Step {
        driver.perform(command) { $0.text }
    }

    private func event(
        _ driver: inout CallDriver, _ type: String, _ id: String?, out: Bool = true, peer: String = bob,
        _ text: String = ""
    ) -> CallDriver.Step {
        driver.take(.event(ControlEvent(type: type, id: id, isOutgoing: out, peer: peer, text: text)))
    }

    /// A connected outgoing call with this Call-ID.
    private func talk(_ driver: inout CallDriver, _ call: CallID, _ dialog: String) {
        _ = perform(&driver, .dial(call, .address(Self.bob)))
        _ = event(&driver, "CALL_RINGING", dialog)
        _ = event(&driver, "CALL_ESTABLISHED", dialog)
    }

    @Test("a call goes through: dialled, bound by its first news, rings, connects, ends")
    func happy() {
        var driver = driver(account: "sip:alice@127.0.0.1:25060")
        #expect(
            perform(&driver, .dial(Self.first, .address(Self.bob))).writes
                == [
                    [
                        ControlCommand("uafind", "sip:alice@127.0.0.1:25060"),
                        ControlCommand("dial", Self.bob, token: "q1"),
                    ]
                ])
        #expect(event(&driver, "CALL_LOCAL_SDP", nil, "offer") == CallDriver.Step())
        #expect(driver.take(.answer(ok: true, text: "", token: "q1")) == CallDriver.Step())
        #expect(event(&driver, "CALL_RINGING", "x").facts == [.ringing(Self.first)])
        #expect(event(&driver, "CALL_PROGRESS", "x").facts.isEmpty)
        #expect(event(&driver, "CALL_ESTABLISHED", "x").facts == [.connected(Self.first)])
        #expect(event(&driver, "CALL_DTMF_START", "x", "5").facts == [.tone(Self.first, "5")])
        #expect(event(&driver, "CALL_DTMF_END", "x").facts.isEmpty)
        #expect(
            perform(&driver, .hangUp(Self.first)).writes
                == [[ControlCommand("callfind", "x"), ControlCommand("hangup")]])
        #expect(
            event(&driver, "CALL_CLOSED", "x", "Connection reset by user").facts
                == [.ended(Self.first, .ended, detail: "Connection reset by user")])
        #expect(event(&driver, "CALL_CLOSED", "x", "again").facts.isEmpty)
    }

    @Test("what would call the last number, or crash old versions, is never sent")
    func targets() {
        var driver = driver()
        for text in ["", "sip:%s%s@x"] {
            let step = perform(&driver, .dial(Self.first, .address(text)))
            #expect(step.writes.isEmpty)
            #expect(step.facts == [.ended(Self.first, .noSuchHost, detail: nil)])
        }
        let unknown = driver.perform(.dial(Self.first, .short("78"))) { _ in nil }
        #expect(unknown.facts == [.ended(Self.first, .noSuchHost, detail: nil)])
    }

    @Test("calls without a Call-ID are dialled one at a time, so that news finds the right one")
    func oneAtATime() {
        var driver = driver()
        _ = perform(&driver, .dial(Self.first, .address(Self.bob)))
        #expect(perform(&driver, .dial(Self.second, .address("sip:eve@host"))).writes.isEmpty)
        #expect(event(&driver, "CALL_RINGING", "x").writes == [[ControlCommand("dial", "sip:eve@host", token: "q2")]])
        #expect(event(&driver, "CALL_RINGING", "y", peer: "sip:eve@host").facts == [.ringing(Self.second)])
        #expect(event(&driver, "CALL_CLOSED", "x", "486 Busy Here").facts.count == 1)
    }

    @Test("a call that is ended before it has a Call-ID ends by its line, and by its Call-ID when that comes first")
    func earlyEnd() {
        var driver = driver()
        _ = perform(&driver, .dial(Self.first, .address(Self.bob)))
        #expect(perform(&driver, .hangUp(Self.first)).writes == [[ControlCommand("listcalls", token: "q2")]])
        let list =
            "\n--- Active calls (2) ---\n  [line 1]  0:00:00   OUTGOING             \(Self.bob)\n"
            + "> [line 2]  0:00:00   INCOMING             \(Self.bob)\n\n"
        #expect(
            driver.take(.answer(ok: true, text: list, token: "q2")).writes
                == [[ControlCommand("line", "1"), ControlCommand("hangup")]])
        #expect(
            event(&driver, "CALL_RINGING", "x").writes == [[ControlCommand("callfind", "x"), ControlCommand("hangup")]])
        _ = perform(&driver, .dial(Self.second, .address(Self.bob)))
        #expect(event(&driver, "CALL_CLOSED", "x", "Connection reset by user").facts.count == 1)
        #expect(
            event(&driver, "CALL_CLOSED", nil, "Destination address required").facts
                == [.ended(Self.second, .noSuchHost, detail: "Destination address required")])
    }

    @Test("accept is sent twice in one write, because 1.0.0 swallows the first when two calls ring")
    func answering() {
        var driver = driver()
        #expect(event(&driver, "CALL_INCOMING", "x", out: false).facts == [.incoming(Self.third, CallParty(Self.bob))])
        #expect(event(&driver, "CALL_INCOMING", "x", out: false).facts.isEmpty)
        #expect(
            perform(&driver, .answer(Self.third)).writes
                == [[ControlCommand("callfind", "x"), ControlCommand("accept"), ControlCommand("accept")]])
        #expect(event(&driver, "CALL_ESTABLISHED", "x", out: false).facts == [.connected(Self.third)])
        #expect(perform(&driver, .answer(Self.third)).writes.isEmpty)
    }

    @Test("a second call that is answered is taken off the stale hold")
    func staleHold() {
        var driver = driver()
        talk(&driver, Self.first, "x")
        _ = event(&driver, "CALL_INCOMING", "y", out: false)
        _ = perform(&driver, .answer(Self.third))
        #expect(
            event(&driver, "CALL_ESTABLISHED", "y", out: false).writes
                == [[ControlCommand("callfind", "y"), ControlCommand("resume")]])
    }

    @Test("mute is turned over only where it differs, and turned again when it went the wrong way")
    func muting() {
        var driver = driver()
        talk(&driver, Self.first, "x")
        let write = perform(&driver, .setMuted(Self.first, true)).writes
        #expect(write == [[ControlCommand("callfind", "x"), ControlCommand("mute", token: "q2")]])
        let wrong = driver.take(.answer(ok: true, text: "\ncall un-muted\n", token: "q2"))
        #expect(wrong.facts.isEmpty && wrong.writes.count == 1)
        #expect(
            driver.take(.answer(ok: true, text: "\ncall muted\n", token: "q3")).facts == [.muted(Self.first, true)])
        let again = perform(&driver, .setMuted(Self.first, true))
        #expect(again.writes.isEmpty && again.facts == [.muted(Self.first, true)])
    }

    @Test("hold is done when baresip has taken it; the other end's hold is asked for")
    func holding() {
        var driver = driver()
        talk(&driver, Self.first, "x")
        #expect(
            perform(&driver, .setHeld(Self.first, true)).writes
                == [[ControlCommand("callfind", "x"), ControlCommand("hold", token: "q2")]])
        #expect(driver.take(.answer(ok: true, text: "", token: "q2")).facts == [.held(Self.first, true)])
        #expect(
            event(&driver, "CALL_REMOTE_SDP", "x", "offer").writes
                == [[ControlCommand("callfind", "x"), ControlCommand("audio_debug", token: "q3")]])
        let debug = "--- Audio stream ---\n local: 0.0.0.0:16186\n audio dir=recvonly\n"
        #expect(driver.take(.answer(ok: true, text: debug, token: "q3")).facts == [.remoteHeld(Self.first, true)])
    }

    @Test("a transfer that works ends the call, one that fails has ended it without a word")
    func transferring() {
        var driver = driver()
        talk(&driver, Self.first, "x")
        #expect(
            perform(&driver, .transfer(Self.first, .address("sip:eve@host"))).writes
                == [[ControlCommand("callfind", "x"), ControlCommand("transfer", "sip:eve@host")]])
        #expect(
            event(&driver, "TRANSFER_FAILED", "x", "404 Not Found").facts
                == [
                    .transferFailed(Self.first, "404 Not Found"), .ended(Self.first, .failed, detail: "404 Not Found"),
                ])
        talk(&driver, Self.second, "y")
        #expect(
            event(&driver, "CALL_CLOSED", "y", "Call transfered").facts
                == [.ended(Self.second, .transferred, detail: "Call transfered")])
    }

    @Test("a call that the other end hands on goes on under the Call-ID of the new one; if that fails, it ends")
    func handedOn() {
        for isSuccessful in [true, false] {
            var driver = driver()
            talk(&driver, Self.first, "x")
            _ = event(&driver, "TRANSFER", "x", "sip:eve@host")
            #expect(event(&driver, "CALL_RINGING", "z", peer: "sip:eve@host").facts.isEmpty)
            if !isSuccessful { _ = event(&driver, "CALL_CLOSED", "z", peer: "sip:eve@host", "404 Not Found") }
            let end = event(&driver, "CALL_CLOSED", "x", "Connection reset by peer").facts
            #expect(end.isEmpty == isSuccessful)
            guard isSuccessful else { continue }
            #expect(
                event(&driver, "CALL_CLOSED", "z", peer: "sip:eve@host", "Connection reset by peer").facts.count == 1)
        }
    }

    /// What baresip 1.0.0 says of a call.
    static func state(_ id: String, of peer: String, _ state: String = "INCOMING", _ way: String = "Incoming") -> String
    {
        "\n===== Call debug (\(state)) =====\n local_uri:  <sip:alice@host>\n peer_uri: \(peer)\n af=AF_INET id=\(id)\n"
            + " direction: \(way)\nSDP session\n  local attributes:\n    tool='baresip 1.0.0'\n"
    }

    @Test("every account is asked which of its calls ring already, and each of them what it is")
    func looking() {
        var driver = driver()
        #expect(
            driver.look(for: ["sip:a@host", "sip:b@host"]).writes
                == [
                    [ControlCommand("rmmod", "tessera", token: "q1")],
                    [ControlCommand("uafind", "sip:a@host"), ControlCommand("listcalls", token: "q2")],
                    [ControlCommand("uafind", "sip:b@host"), ControlCommand("listcalls", token: "q3")],
                ])
        #expect(
            driver.take(.answer(ok: true, text: "\n--- Active calls (0) ---\n\n", token: "q2")) == CallDriver.Step())
        let list =
            "\n--- Active calls (3) ---\n  [line 1]  0:00:00   INCOMING             sip:x@host\n"
            + "  [line 2]  0:00:00   OUTGOING             sip:y@host\n"
            + "> [line 3]  0:00:00   INCOMING             sip:z@host\n\n"
        #expect(
            driver.take(.answer(ok: true, text: list, token: "q3")).writes
                == ["1", "3"].enumerated().map { index, line in
                    [
                        ControlCommand("uafind", "sip:b@host"), ControlCommand("line", line),
                        ControlCommand("callstat", token: "q\(index + 4)"),
                    ]
                })
    }

    @Test("a call is found by its state: who calls, and nothing that is over, ours, or known")
    func finding() {
        let rows: [(text: String, party: CallParty?)] = [
            (Self.state("x", of: " <sip:bob@host>"), CallParty("sip:bob@host")),
            (Self.state("x", of: "Bob <sip:bob@host>"), CallParty("sip:bob@host", name: "Bob")),
            (
                Self.state("x", of: "A <sip:bank@host> <sip:eve@host>"),
                CallParty("sip:eve@host", name: "A <sip:bank@host>")
            ),
            (Self.state("x", of: " <sip:bob@host>", "ESTABLISHED"), nil),
            (Self.state("x", of: " <sip:bob@host>", "OUTGOING", "Outgoing"), nil),
            ("\n(no active calls)\n", nil), ("", nil),
        ]
        for row in rows {
            var driver = driver()
            _ = driver.look(for: ["sip:a@host"])
            _ = driver.take(.answer(ok: true, text: "[line 1] 0:00:00 INCOMING x", token: "q2"))
            let found = driver.take(.answer(ok: true, text: row.text, token: "q3")).facts
            #expect(found == (row.party.map { [.incoming(Self.third, $0)] } ?? []), "\(row.text)")
            #expect(event(&driver, "CALL_INCOMING", "x", out: false).facts.isEmpty == (row.party != nil))
        }
    }

    @Test("a call by an account that goes over TLS is known by what was dialled")
    func overTLS() {
        var driver = driver()
        _ = perform(&driver, .dial(Self.first, .address(Self.bob)))
        #expect(event(&driver, "CALL_RINGING", "y", peer: Self.bob + "0").facts.isEmpty)
        #expect(event(&driver, "CALL_RINGING", "x", peer: Self.bob + ";transport=tls").facts == [.ringing(Self.first)])
        _ = perform(&driver, .dial(Self.second, .address(Self.bob)))
        _ = perform(&driver, .hangUp(Self.second))
        let list = "> [line 2]  0:00:00   OUTGOING             \(Self.bob);transport=tls\n"
        #expect(
            driver.take(.answer(ok: true, text: list, token: "q3")).writes
                == [[ControlCommand("line", "2"), ControlCommand("hangup")]])
    }

    @Test("a call goes out by the account that was chosen for it, and the next one by the usual one")
    func accounts() {
        var driver = driver(account: "sip:alice@host")
        #expect(perform(&driver, .choose(Self.first, account: "work@host")) == CallDriver.Step())
        let first = perform(&driver, .dial(Self.first, .address(Self.bob)))
        #expect(first.writes.first?.first == ControlCommand("uafind", "sip:work@host"))
        _ = event(&driver, "CALL_RINGING", "x")
        let second = perform(&driver, .dial(Self.second, .address("sip:eve@host")))
        #expect(second.writes.first?.first == ControlCommand("uafind", "sip:alice@host"))
    }

    @Test("a number is one of the provider by whose account the call goes out")
    func providers() {
        let accounts = [SIPAccount(address: "alice@one.example"), SIPAccount(address: "bob@two.example:5070")]
        let choice = SIPEngine.Choice(accounts: accounts, password: { _ in nil }, audio: .null)
        #expect(choice.target(of: .number("+79991234567"), by: nil) == "sip:+79991234567@one.example")
        #expect(choice.target(of: .short("78"), by: "sip:bob@two.example:5070") == "sip:78@two.example:5070")
        #expect(choice.target(of: .address("sip:eve@host"), by: "sip:bob@two.example:5070") == "sip:eve@host")
    }

    @Test("what becomes of a registration is told, for the screen in words and for programs as it came")
    func registering() {
        var driver = driver()
        func event(_ type: String, _ text: String) -> CallDriver.Step {
            driver.take(.event(ControlEvent(type: type, account: "sip:ann@host", text: text)))
        }
        let refused = Registration.failed("401 Unauthorized")
        for (step, registration) in [
            (event("REGISTERING", ""), Registration.registering), (event("REGISTER_OK", "200 OK"), .registered),
            (event("REGISTER_FAIL", "401 Unauthorized"), refused),
        ] {
            #expect(step.registrations == ["ann@host": registration])
            #expect(step.facts == [.account("ann@host", registration.state(of: "ann@host"))])
        }
        #expect(event("UNREGISTERING", "") == CallDriver.Step())
    }

    @Test("a call that fails for want of encryption says so, and only where the account demands it")
    func unencrypted() {
        var driver = CallDriver(account: "sip:a@host", encrypting: ["sip:a@host"]) { Self.third }
        func event(_ text: String, _ account: String, out: Bool, id: String? = nil) -> [EngineFact] {
            let event = ControlEvent(
                type: "CALL_CLOSED", id: id, isOutgoing: out, account: account, peer: Self.bob, text: text)
            return driver.take(.event(event)).facts
        }
        let text = "488 Not Acceptable Here"
        for (account, reason) in [("sip:a@host", EndReason.encryptionMismatch), ("sip:c@host", .mediaMismatch)] {
            _ = perform(&driver, .dial(Self.first, .address(Self.bob)))
            #expect(event(text, account, out: true, id: "x") == [.ended(Self.first, reason, detail: text)])
            let turnedAway = EngineFact.turnedAway(
                Self.third, CallParty(Self.bob), reason, detail: "No audio codecs")
            #expect(event("No audio codecs", account, out: false) == [turnedAway])
        }
        #expect(event("Connection reset by peer", "sip:a@host", out: false) == [])
    }

    @Test("a hostile Call-ID is a text like any other, and events of nobody's call are dropped")
    func hostile() {
        var driver = driver()
        let id = "weird id{}\"'<>%s%n"
        #expect(event(&driver, "CALL_INCOMING", id, out: false, peer: "sip:%s%s@x").facts.count == 1)
        #expect(
            perform(&driver, .reject(Self.third, isBusy: false)).writes
                == [[ControlCommand("callfind", id), ControlCommand("hangup")]])
        for type in ["CALL_ESTABLISHED", "CALL_CLOSED", "CALL_DTMF_START", "TRANSFER_FAILED", "NEW_TYPE"] {
            #expect(event(&driver, type, "nobody", "5") == CallDriver.Step())
        }
        #expect(driver.take(.answer(ok: true, text: "x", token: "unasked")) == CallDriver.Step())
    }
}
