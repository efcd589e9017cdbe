import FeatureKitTesting
import Foundation
import Testing

/// Two instances that listen for calls over SIP, `a` and `b`, with engines of their own.
final class PhonePair {
    /// A call from `a` to `b`.
    struct Call {
        /// What `a` runs to call and to follow the call.
        let caller: ChildProgram
        /// The call's id at `b`.
        let id: String
        /// What the caller has written.
        var told: String
    }

    let phones = PhoneHome()
    private let ports = FreePorts.two()
    private var listeners: [String: ChildProgram] = [:]
    /// What each of them has written and nobody has looked at.
    private var heard = ["a": "", "b": ""]

    init() throws {
        for (name, port) in zip(["a", "b"], ports) {
            #expect(try phones.call(name, "accounts", "add", "\(name)@127.0.0.1:\(port)", "--local").status == 0)
            listeners[name] = try phones.start(name, "listen", "--json")
            // A push about no call arrives as soon as the listener has the calls.
            let isOpen = try (0..<200).contains { _ in
                try phones.call(name, "push", "--kind", "cancelled").status == 0
            }
            #expect(isOpen)
            FreePorts.waitUntilTaken(port)
        }
    }

    /// Reads what a phone writes until a text has come, and forgets it.
    @discardableResult
    func read(_ name: String, until text: String) throws -> String {
        var seen = heard[name] ?? ""
        if let listener = listeners[name] { try phones.read(listener, until: text, &seen) }
        heard[name] = ""
        return seen
    }

    /// Calls, and answers the call.
    func talk() throws -> Call {
        let caller = try phones.start("a", "dial", "sip:b@127.0.0.1:\(ports[1])", "--wait", "--json")
        let ring = try read("b", until: #""event":"incoming""#)
        let line = ring.split(separator: "\n").last { $0.contains(#""event":"incoming""#) } ?? ""
        let id = String(try #require(line.firstMatch(of: #/"id":"([^"]+)"/#)).output.1)
        #expect(try phones.call("b", "answer", id).status == 0)
        var told = ""
        try phones.read(caller, until: #""event":"connected""#, &told)
        return Call(caller: caller, id: id, told: told)
    }

    /// Kills the engine of a phone.
    func killEngine(of name: String) throws {
        let folder = "\(phones.folder)/run/tessera/instances/\(name)/sip"
        let found = try ChildProgram.run("/usr/bin/pgrep", ["-f", "baresip -f \(folder)"]).output
        let process = try #require(Int32(found.split(separator: "\n").first ?? ""), "\(found)")
        #expect(kill(process, SIGKILL) == 0)
    }

    func close() throws {
        for listener in listeners.values {
            listener.send(SIGINT)
            #expect(listener.end().status == 130)
        }
    }
}
