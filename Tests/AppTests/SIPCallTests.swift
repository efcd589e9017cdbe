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

    /// Two ports that are free, ten apart so that each has the next one for TLS.
    private func ports() -> [Int] {
        let bases = stride(from: 20_000, to: 32_000, by: 10).shuffled()
        return Array(bases.lazy.filter { isFree($0) && isFree($0 + 1) }.prefix(2))
    }

    private func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
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
    func conversation() async throws { try await apart(converse) }

    /// On a thread of its own, because it waits for other programs.
    private func apart(_ body: @escaping @Sendable () throws -> Void) async throws {
        let runtime = [FileAttributeKey.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            atPath: "\(home)/run", withIntermediateDirectories: true, attributes: runtime)
        defer { try? FileManager.default.removeItem(atPath: home) }
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            Thread.detachNewThread { done.resume(with: Result { try body() }) }
        }
    }

    private func converse() throws {
        let ports = ports()
        #expect(try call("a", "accounts", "add", "a@127.0.0.1:\(ports[0])", "--local").status == 0)
        #expect(try call("b", "accounts", "add", "b@127.0.0.1:\(ports[1])", "--local").status == 0)
        let listener = try ChildProgram(
            path, ["--instance", "b", "call", "listen", "--json"], environment: environment)
        // A push about no call arrives as soon as the listener has the calls.
        let isOpen = try (0..<200).contains { _ in try call("b", "push", "--kind", "cancelled").status == 0 }
        #expect(isOpen)
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
    func early() async throws { try await apart(ringEarly) }

    private func ringEarly() throws {
        try FileManager.default.createDirectory(atPath: "\(home)/bin", withIntermediateDirectories: true)
        _ = FileManager.default.createFile(
            atPath: "\(home)/bin/baresip", contents: Data(Self.slow.utf8), attributes: [.posixPermissions: 0o755])
        let ports = ports()
        #expect(try call("a", "accounts", "add", "a@127.0.0.1:\(ports[0])", "--local", "--name", "Ann").status == 0)
        #expect(try call("b", "accounts", "add", "b@127.0.0.1:\(ports[1])", "--local").status == 0)
        let listener = try ChildProgram(
            self.path, ["--instance", "b", "call", "listen", "--json"],
            environment: environment.merging(["PATH": "\(home)/bin:/usr/bin:/bin"]) { $1 })
        let caller = try ChildProgram(
            self.path, ["--instance", "a", "call", "dial", "sip:b@127.0.0.1:\(ports[1])", "--json"],
            environment: environment)
        var (heard, told) = ("", "")
        read(caller, until: #""event":"ringing""#, &told)
        _ = FileManager.default.createFile(atPath: "\(home)/open", contents: nil)
        read(listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""name":"Ann""#))
        #expect(try call("b", "answer").status == 0)
        read(caller, until: #""event":"connected""#, &told)
        #expect(try call("b", "hangup").status == 0)
        #expect(caller.end().status == 0)
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
    }
}
