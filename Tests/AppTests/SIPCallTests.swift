import FeatureKitTesting
import Foundation
import Testing

@Suite("two programs that call each other over SIP")
struct SIPCallTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path

    private var environment: [String: String] {
        ["HOME": home, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": "\(home)/run", "TESSERA_CALLS_AUDIO": "null"]
    }

    private func call(_ instance: String, _ words: String...) throws -> ChildProgram.Outcome {
        try ChildProgram.run(path, ["--instance", instance, "call"] + words, environment: environment)
    }

    /// Reads until a text has come, or the program has ended.
    private func read(_ program: ChildProgram, until text: String, _ seen: inout String) {
        while !seen.contains(text) {
            let more = program.read()
            guard !more.isEmpty else {
                Issue.record("the program ended before \(text); it wrote \(seen)")
                return
            }
            seen += more
        }
    }

    @Test("it rings, is answered, hears keys, is held and ends, on a real engine")
    func conversation() async throws {
        // On a thread of its own, because it waits for other programs.
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            Thread.detachNewThread { done.resume(with: Result { try converse() }) }
        }
    }

    private func converse() throws {
        let runtime = [FileAttributeKey.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            atPath: "\(home)/run", withIntermediateDirectories: true, attributes: runtime)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let ports = FreePorts.two()
        #expect(try call("a", "accounts", "add", "a@127.0.0.1:\(ports[0])", "--local").status == 0)
        #expect(try call("b", "accounts", "add", "b@127.0.0.1:\(ports[1])", "--local").status == 0)
        let listener = try ChildProgram(
            path, ["--instance", "b", "call", "listen", "--json"], environment: environment)
        // A push about no call arrives as soon as the listener has the calls.
        let isOpen = try (0..<200).contains { _ in try call("b", "push", "--kind", "cancelled").status == 0 }
        #expect(isOpen)
        // Who calls while the other engine is still being connected rings unheard; an engine that ends a call is there.
        #expect(try call("b", "dial", "sip:nobody@127.0.0.1:\(ports[1])", "--wait").status == 13)
        let caller = try ChildProgram(
            path, ["--instance", "a", "call", "dial", "sip:b@127.0.0.1:\(ports[1])", "--json"],
            environment: environment)
        var (heard, told) = ("", "")
        read(listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""handle":"sip:a@127.0.0.1:\#(ports[0])""#) && heard.contains(#""simulated":false"#))
        #expect(try call("b", "answer").status == 0)
        read(caller, until: #""event":"connected""#, &told)
        #expect(told.contains(#""event":"ringing""#))
        #expect(try call("a", "dtmf", "12#").status == 0)
        read(listener, until: ##""detail":"#""##, &heard)
        #expect(heard.contains(#""detail":"1""#) && heard.contains(#""detail":"2""#))
        #expect(try call("a", "hold").status == 0)
        read(listener, until: #""remoteHeld":true"#, &heard)
        #expect(try call("a", "mute").status == 0)
        #expect(try call("a", "hold", "--off").status == 0)
        #expect(try call("a", "list").output == "sip:b@127.0.0.1:\(ports[1])  connected, microphone off\n")
        #expect(try call("b", "hangup").status == 0)
        let end = caller.end()
        #expect(end.status == 0 && (told + end.output).contains(#""reason":"remoteEnded""#))
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
        #expect(try call("b", "history", "--json").output.contains(#""reason": "ended""#))
    }
}
