import FeatureKitTesting
import Foundation
import Testing

@Suite("pushes over MQTT, through a real broker")
struct MQTTPushTests {
    private let phones = PhoneHome()

    private func push(_ id: Int, from name: String) -> [UInt8] {
        let id = "00000000-0000-4000-8000-00000000000\(id)"
        return Array(#"{"id":"\#(id)","from":"+7999123456\#(id.suffix(1))","name":"\#(name)"}"#.utf8)
    }

    private func listen(_ broker: MQTTBroker) throws -> ChildProgram {
        try phones.start(
            "a", "listen", "--json",
            changing: ["TESSERA_CALLS_MQTT": "mqtt://127.0.0.1:\(broker.port)/calls/ann"])
    }

    /// Reads until somebody calls, and declines.
    private func expectCall(of name: String, _ listener: ChildProgram) throws {
        var heard = ""
        try phones.read(listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""name":"\#(name)""#))
        #expect(try phones.call("a", "decline").status == 0)
        try phones.read(listener, until: #""reason":"declined""#, &heard)
    }

    @Test("a message is a call, garbage loses none, and a broker that was killed is found again")
    func messages() async throws { try await onThread(exchange) }

    private func exchange() throws {
        let broker = try MQTTBroker(in: phones.folder)
        let listener = try listen(broker)
        try broker.waitForSubscriber()
        try broker.publish(push(1, from: "Neo"))
        try expectCall(of: "Neo", listener)
        for garbage in [
            Array("{".utf8), Array("[1, 2]\n\n".utf8), [0, 0xFF, 0x0A, 0xC0], Array(#"{"id":"x"}"#.utf8),
            [UInt8](repeating: UInt8(ascii: "a"), count: 300_000), [],
        ] { try broker.publish(garbage) }
        try broker.publish(push(2, from: "Тринити"))
        try expectCall(of: "Тринити", listener)
        broker.stop()
        try broker.start()
        try broker.waitForSubscriber()
        try broker.publish(push(3, from: "Morpheus"))
        try expectCall(of: "Morpheus", listener)
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
        #expect(try ChildProgram.run("/usr/bin/pgrep", ["-f", "mosquitto_sub .*-p \(broker.port) "]).status == 1)
    }

    @Test("what the broker retains does not ring with every connection")
    func retained() async throws { try await onThread(retain) }

    private func retain() throws {
        let broker = try MQTTBroker(in: phones.folder)
        try broker.publish(push(5, from: "Smith"), retained: true)
        let listener = try listen(broker)
        try broker.waitForSubscriber()
        try broker.publish(push(6, from: "Neo"))
        var heard = ""
        try phones.read(listener, until: #""name":"Neo""#, &heard)
        #expect(!heard.contains("Smith"))
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
    }

    @Test("what was published while nobody listened comes when somebody does")
    func offline() async throws { try await onThread(comeBack) }

    private func comeBack() throws {
        let broker = try MQTTBroker(in: phones.folder)
        let first = try listen(broker)
        try broker.waitForSubscriber()
        first.send(SIGINT)
        #expect(first.end().status == 130)
        try broker.publish(push(4, from: "Niobe"))
        let second = try listen(broker)
        try expectCall(of: "Niobe", second)
        second.send(SIGINT)
        #expect(second.end().status == 130)
    }
}
