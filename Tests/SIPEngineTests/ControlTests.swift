import CallFlowInterface
import Testing

@testable import SIPEngine

@Suite("the control socket of baresip")
struct ControlTests {
    @Test("frames come whole, wherever they are cut")
    func pieces() {
        let bytes = netstring("first") + netstring("") + netstring("{\"a\":\"ы,:\"}")
        for cut in 0...bytes.count {
            var reader = NetstringReader()
            let frames = reader.take(Array(bytes[..<cut])) + reader.take(Array(bytes[cut...]))
            #expect(frames.map { String(decoding: $0, as: UTF8.self) } == ["first", "", "{\"a\":\"ы,:\"}"], "\(cut)")
        }
    }

    @Test("what is no frame is dropped, and the next conversation goes on")
    func garbage() {
        for text in ["hello there", "99999999:x", "-1:x,", "x:y,", ":,"] {
            var reader = NetstringReader()
            #expect(reader.take(Array(text.utf8)).isEmpty, "\(text)")
            #expect(reader.take(netstring("ok")).last == Array("ok".utf8), "\(text)")
        }
    }

    @Test("a command is a frame of JSON")
    func command() {
        let frame = ControlCommand("dial", "sip:bob@127.0.0.1:15070", token: "a-9").frame
        #expect(
            String(decoding: frame, as: UTF8.self)
                == #"67:{"command":"dial","params":"sip:bob@127.0.0.1:15070","token":"a-9"},"#)
    }

    @Test("events and answers are read as version 1.0.0 writes them, bad bytes included")
    func messages() {
        let incoming = """
            {"event":true,"type":"CALL_INCOMING","class":"call","accountaor":"sip:bob@127.0.0.1:25070",\
            "direction":"incoming","peeruri":"sip:alice@127.0.0.1:25060","peerdisplayname":"alice",\
            "id":"1ebd402552a4c487","param":"sip:alice@127.0.0.1:25060"}
            """
        #expect(
            ControlMessage(Array(incoming.utf8))
                == .event(
                    ControlEvent(
                        type: "CALL_INCOMING", id: "1ebd402552a4c487", account: "sip:bob@127.0.0.1:25070",
                        peer: "sip:alice@127.0.0.1:25060", name: "alice", text: "sip:alice@127.0.0.1:25060")))
        let answer = #"{"response":true,"ok":true,"data":"\ncall muted\n","token":"mute"}"#
        #expect(ControlMessage(Array(answer.utf8)) == .answer(ok: true, text: "\ncall muted\n", token: "mute"))
        var bad = Array(#"{"event":true,"type":"X","peerdisplayname":"a?b"}"#.utf8)
        bad[bad.firstIndex(of: UInt8(ascii: "?")) ?? 0] = 0xFF
        #expect(ControlMessage(bad) == .event(ControlEvent(type: "X", name: "a\u{FFFD}b")))
        for text in ["", "[]", "{}", "{\"event\":true}", "{\"event\":1}", "nonsense"] {
            #expect(ControlMessage(Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test("each end that was seen has its reason")
    func reasons() {
        let ends: [(String, Bool, EndReason)] = [
            ("Connection reset by user", false, .ended), ("Connection reset by peer", false, .remoteEnded),
            ("Connection reset by peer", true, .callerGaveUp), ("486 Rejected", false, .rejected),
            ("486 Busy Here", false, .busy), ("486 Max Calls", false, .busy), ("603 Decline", false, .rejected),
            ("480 Temporarily Unavailable", false, .unavailable), ("404 Not Found", false, .notFound),
            ("503 Service Unavailable", false, .unreachable), ("488 Not Acceptable Here", false, .mediaMismatch),
            ("Local timeout", true, .unanswered), ("Connection timed out", false, .unreachable),
            ("Destination address required", false, .noSuchHost), ("rtp stream error", false, .connectionLost),
            ("Call transfered", false, .transferred), ("something else", false, .failed), ("", false, .failed),
            ("481 Call/Transaction Does Not Exist", false, .connectionLost), ("4860 x", false, .failed),
            ("500 Server Internal Error", false, .failed),
        ]
        for (text, wasRinging, reason) in ends {
            #expect(CloseReason.reason(text, wasRinging: wasRinging) == reason, "\(text)")
        }
    }
}
