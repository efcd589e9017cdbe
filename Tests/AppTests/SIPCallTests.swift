import FeatureKitTesting
import Foundation
import Testing

@Suite("two programs that call each other over SIP")
struct SIPCallTests {
    private let phones = PhoneHome()

    @Test("it rings, is answered, hears keys, is held and ends, on a real engine")
    func conversation() async throws { try await onThread(converse) }

    private func converse() throws {
        let ports = FreePorts.two()
        #expect(try phones.call("a", "accounts", "add", "a@127.0.0.1:\(ports[0])", "--local").status == 0)
        #expect(try phones.call("b", "accounts", "add", "b@127.0.0.1:\(ports[1])", "--local").status == 0)
        let listener = try ChildProgram(
            PhoneHome.program, ["--instance", "b", "call", "listen", "--json"], environment: phones.environment)
        // A push about no call arrives as soon as the listener has the calls.
        let isOpen = try (0..<200).contains { _ in try phones.call("b", "push", "--kind", "cancelled").status == 0 }
        #expect(isOpen)
        FreePorts.waitUntilTaken(ports[1])
        let caller = try ChildProgram(
            PhoneHome.program, ["--instance", "a", "call", "dial", "sip:b@127.0.0.1:\(ports[1])", "--json"],
            environment: phones.environment)
        var (heard, told) = ("", "")
        try phones.read(listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""handle":"sip:a@127.0.0.1:\#(ports[0])""#) && heard.contains(#""simulated":false"#))
        #expect(try phones.call("b", "answer").status == 0)
        try phones.read(caller, until: #""event":"connected""#, &told)
        #expect(told.contains(#""event":"ringing""#))
        #expect(try phones.call("a", "dtmf", "12#").status == 0)
        try phones.read(listener, until: ##""detail":"#""##, &heard)
        #expect(heard.contains(#""detail":"1""#) && heard.contains(#""detail":"2""#))
        #expect(try phones.call("a", "hold").status == 0)
        try phones.read(listener, until: #""remoteHeld":true"#, &heard)
        #expect(try phones.call("a", "mute").status == 0)
        #expect(try phones.call("a", "hold", "--off").status == 0)
        #expect(try phones.call("a", "list").output == "sip:b@127.0.0.1:\(ports[1])  connected, microphone off\n")
        #expect(try phones.call("b", "hangup").status == 0)
        let end = caller.end()
        #expect(end.status == 0 && (told + end.output).contains(#""reason":"remoteEnded""#))
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
        #expect(try phones.call("b", "history", "--json").output.contains(#""reason": "ended""#))
    }

    /// A baresip whose control connection gets through only when a file is there.
    private static let slow = #"""
        #!/usr/bin/python3
        import os, re, socket, subprocess, sys, threading, time
        folder, home = sys.argv[2], sys.argv[0].rsplit("/", 2)[0]
        text = open(folder + "/config").read()
        port = int(re.search(r"ctrl_tcp_listen 127.0.0.1:(\d+)", text)[1])
        # The ports behind the control port belong to this engine as well.
        open(folder + "/config", "w").write(text.replace(f":{port}\n", f":{port + 3}\n"))
        path = os.pathsep.join(p for p in os.environ["PATH"].split(os.pathsep) if p != home + "/bin")
        engine = subprocess.Popen(["baresip", "-f", folder], env={**os.environ, "PATH": path})
        listener = socket.create_server(("127.0.0.1", port))
        near = listener.accept()[0]
        while not os.path.exists(home + "/open"):
            time.sleep(0.01)
        far = socket.create_connection(("127.0.0.1", port + 3))
        def copy(source, target):
            while data := source.recv(65536):
                target.sendall(data)
            os._exit(0)
        threading.Thread(target=copy, args=(near, far)).start()
        copy(far, near)
        """#

    @Test("a call that rings before anybody listens to the engine is told of, on a real engine")
    func early() async throws { try await onThread(ringEarly) }

    private func ringEarly() throws {
        let early = try EarlyCall(phones, Self.slow)
        var (heard, told) = ("", "")
        early.open()
        try phones.read(early.listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""name":"Ann""#))
        #expect(try phones.call("b", "answer").status == 0)
        try phones.read(early.caller, until: #""event":"connected""#, &told)
        #expect(try phones.call("b", "hangup").status == 0)
        #expect(early.caller.end().status == 0)
        early.listener.send(SIGINT)
        #expect(early.listener.end().status == 130)
    }

    @Test("a call that comes and ends before anybody listens to the engine is missed, on a real engine")
    func missed() async throws { try await onThread(missEarly) }

    private func missEarly() throws {
        let early = try EarlyCall(phones, Self.slow)
        var heard = ""
        early.caller.send(SIGINT)
        _ = early.caller.end()
        early.open()
        try phones.read(early.listener, until: #""event":"ended""#, &heard)
        #expect(heard.contains(#""name":"Ann""#) && heard.contains(#""reason":"callerGaveUp""#))
        early.listener.send(SIGINT)
        #expect(early.listener.end().status == 130)
        let history = try phones.call("b", "history", "--json").output
        #expect(history.contains(#""missed": true"#) && history.matches(of: #/"start"/#).count == 1)
    }

    /// A call that rings at an engine to which nobody listens.
    private struct EarlyCall {
        let listener: ChildProgram
        let caller: ChildProgram
        private let folder: String

        /// - Parameters:
        ///   - phones: where both are at home.
        ///   - engine: the program that takes the place of baresip where the call comes in.
        /// - Throws: what keeps a program from being started.
        init(_ phones: PhoneHome, _ engine: String) throws {
            folder = phones.folder
            try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
            _ = FileManager.default.createFile(
                atPath: "\(folder)/bin/baresip", contents: Data(engine.utf8), attributes: [.posixPermissions: 0o755])
            let ports = FreePorts.two()
            let own = try phones.call("a", "accounts", "add", "a@127.0.0.1:\(ports[0])", "--local", "--name", "Ann")
            let other = try phones.call("b", "accounts", "add", "b@127.0.0.1:\(ports[1])", "--local")
            #expect(own.status == 0 && other.status == 0)
            listener = try phones.start(
                "b", "listen", "--json", changing: ["PATH": "\(folder)/bin:/usr/bin:/bin"])
            FreePorts.waitUntilTaken(ports[1])
            caller = try phones.start("a", "dial", "sip:b@127.0.0.1:\(ports[1])", "--json")
            var told = ""
            try phones.read(caller, until: #""event":"ringing""#, &told)
        }

        /// From now on somebody listens.
        func open() { _ = FileManager.default.createFile(atPath: "\(folder)/open", contents: nil) }
    }
}
