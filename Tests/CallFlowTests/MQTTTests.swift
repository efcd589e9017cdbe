import CallFlowInterface
import PlatformInterface
import PlatformTesting
import Synchronization
import Testing

@testable import CallFlow

@MainActor @Suite("pushes over MQTT")
struct MQTTTests {
    @Test("an address names the broker and the topic, and what is none is refused")
    func addresses() {
        let plain = PushTopic("mqtt://broker.example/calls/ann")
        #expect(
            plain?.arguments(as: "me") == [
                "-h", "broker.example", "-p", "1883", "-i", "me", "-c", "-R", "-q", "1", "-t", "calls/ann", "-F", "%x",
            ])
        let secure = PushTopic("mqtts://[::1]:9883/t")
        #expect(secure?.arguments(as: "me").prefix(6) == ["-h", "::1", "-p", "9883", "--capath", "/etc/ssl/certs"])
        for text in [
            "", "broker", "mqtt://broker", "mqtt://broker/", "http://broker/t", "mqtt://-h/t", "mqtt://a b/t",
            "mqtt://broker/a b",
            "mqtt://broker:99999/t", "mqtt://user@broker/t", "mqtt://broker/t\n",
        ] { #expect(PushTopic(text) == nil, "\(text)") }
    }

    /// What the child writes for a message.
    private nonisolated static func line(_ message: String) -> String {
        message.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
    }

    private nonisolated static let push = "{\"id\":\"\(CallID.u1.text)\",\n" + #""from":"+79991234567","name":"Нео"}"#

    private final class Runs: Sendable {
        private let count = Mutex(0)
        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    @Test("a message is a push, what is none is reported, and the child is started again at growing distances")
    func reconnecting() async throws {
        let (time, log, runs) = (VirtualTime(), MemoryLogger(), Runs())
        let start = time.now
        let (starts, started) = AsyncStream<Duration>.makeStream()
        let program = ScriptedProgram { process in
            started.yield(start.duration(to: time.now))
            if runs.next() == 4 {
                process.say("zz\n" + Self.line("{") + Self.line(Self.push))
            } else {
                process.complain("Error: Connection refused\n")
            }
            return .exited(1)
        }
        var taken: [CallInput] = []
        let pushes = MQTTPushes(
            try #require(PushTopic("mqtt://127.0.0.1/t")), as: "me",
            with: MQTTPushes.Means(
                runner: ScriptedProcessRunner(["mosquitto_sub": program], time: time), time: time, log: log)
        ) { taken.append($0) }
        let clock = Task {
            while !Task.isCancelled {
                await time.waitForSleepers(1)
                time.advance(by: .seconds(1))
            }
        }
        var times: [Duration] = []
        for await time in starts {
            times.append(time)
            if times.count == 6 { break }
        }
        clock.cancel()
        pushes.close()
        // 1, 2 and 4 seconds after each other; something came in the fourth run, so it begins anew.
        #expect(times == [0, 1, 3, 7, 8, 10].map { .seconds($0) })
        #expect(taken.count == 1)
        guard case .pushed(let push) = taken.first else { return }
        #expect(push.id == .u1 && push.party == CallParty("+79991234567", name: "Нео"))
        let messages = log.entries.map { "\($0.message)" }
        #expect(messages.filter { $0.contains("dropped") }.count == 2)
        #expect(messages.first?.contains("Connection refused") == true)
    }

    @Test("without mosquitto-clients it is said once what is missing, and nothing is tried again")
    func absent() async throws {
        let (time, log) = (VirtualTime(), MemoryLogger())
        let pushes = MQTTPushes(
            try #require(PushTopic("mqtt://127.0.0.1/t")), as: "me",
            with: MQTTPushes.Means(runner: ScriptedProcessRunner([:], time: time), time: time, log: log)
        ) { _ in }
        for _ in 0..<500_000 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries.map { "\($0.message)" }.first?.contains("mosquitto-clients") == true)
        #expect(log.entries.count == 1)
        withExtendedLifetime(pushes) {}
    }
}
