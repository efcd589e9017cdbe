import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("an engine that is killed under its program")
struct EngineDeathTests {
    @Test(
        "its calls end with the reason, it is started again, and the next call rings, is answered and ends",
        arguments: ["a", "b"])
    func nextCall(victim: String) async throws { try await onThread { try call(killing: victim) } }

    private func call(killing victim: String) throws {
        let pair = try PhonePair()
        var first = try pair.talk()
        try pair.killEngine(of: victim)
        try pair.read(victim, until: #""reason":"engineLost""#)
        var next = try pair.talk()
        #expect(try pair.phones.call("b", "hangup", next.id).status == 0)
        try pair.phones.read(next.caller, until: #""reason":"remoteEnded""#, &next.told)
        #expect(next.caller.end().status == 0)
        // Whose engine was not killed has the first call still, unless it has found out.
        _ = try pair.phones.call("a", "hangup")
        try pair.phones.read(first.caller, until: #""reason":"#, &first.told)
        _ = first.caller.end()
        #expect(first.told.contains(#""reason":"engineLost""#) == (victim == "a"))
        #expect(try pair.phones.call("a", "list").output == "")
        let history = try pair.phones.call(victim, "history", "--json").output
        #expect(history.matches(of: #/"reason": "engineLost"/#).count == 1)
        #expect(history.matches(of: #/"reason": "/#).count == history.matches(of: #/"start": "/#).count)
        try pair.close()
    }

    @Test("an engine that has been killed six times within a minute is there for the next call")
    func oftenKilled() async throws { try await onThread(killOften) }

    private func killOften() throws {
        let pair = try PhonePair()
        for _ in 0..<6 {
            var call = try pair.talk()
            try pair.killEngine(of: "a")
            try pair.phones.read(call.caller, until: #""reason":"engineLost""#, &call.told)
            #expect(call.caller.end().status == 4)
            // Nobody has told the other end.
            _ = try pair.phones.call("b", "hangup", call.id)
        }
        let next = try pair.talk()
        #expect(try pair.phones.call("a", "hangup").status == 0)
        #expect(next.caller.end().status == 0)
        try pair.close()
    }

    @Test("an engine that is killed in a call ends the call of its app, and the next one is answered in both apps")
    func inApps() async throws {
        let home = try AppHome()
        let ports = FreePorts.two()
        let (own, other) = ("ada@127.0.0.1:\(ports[0])", "bob@127.0.0.1:\(ports[1])")
        #expect(try home.run("call", "accounts", "add", own, "--local").status == 0)
        #expect(try home.run("--instance", "bob", "call", "accounts", "add", other, "--local").status == 0)
        #expect(try home.run("--instance", "bob", "storage", "import", "\(home.folder)/kept.json").status == 0)
        let program = try home.open("open", "tessera://call/+7", size: Size(width: 100, height: 30))
        let bob = try home.open("--instance", "bob", size: Size(width: 100, height: 30))
        try await bob.wait { $0.text.contains("▸") }
        try await program.wait { $0.text.contains("▸☎ Calls") && $0.text.contains("Number +7") }
        program.send("\u{8}\u{8}sip:\(other)\r")
        try await answer(bob, program)
        kill(try engine(of: program), SIGKILL)
        try await program.wait {
            $0.text.contains(#/→ .* the call engine stopped \[ Call back \]/#) && !$0.text.contains("[ Hang up ]")
        }
        program.send("\r")
        try await answer(bob, program)
        #expect(try home.run("--instance", "bob", "call", "hangup").status == 0)
        try await program.wait { !$0.text.contains("[ Hang up ]") && $0.text.contains("the other end hung up") }
        for app in [program, bob] {
            app.send("\u{11}")
            #expect(try await app.end() == 0)
        }
    }

    /// Answers the call that comes, and leaves no sheet of it behind that would be taken for that of the next one.
    private func answer(_ bob: TerminalProgram, _ program: TerminalProgram) async throws {
        try await bob.wait { $0.text.contains("Incoming call") }
        bob.send("\u{1B}a")
        try await bob.wait { !$0.text.contains("Incoming call") }
        try await program.wait { $0.text.contains(#/connected \d:\d\d/#) }
    }

    /// The process of the engine that a program has started.
    private func engine(of program: TerminalProgram) throws -> Int32 {
        let children = try ChildProgram.run("/bin/ps", ["-o", "pid=,comm=", "--ppid", "\(program.processID)"]).output
        let line = children.split(separator: "\n").first { $0.contains("baresip") }
        return try #require(line?.split(separator: " ").first.flatMap { Int32($0) }, "\(children)")
    }
}
