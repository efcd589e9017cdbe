import FeatureKitTesting
import Foundation
import TextViewKitInterface
import TextViewKitTesting
import Testing

@Suite("programs that call each other through a real registrar", .serialized)
struct RegistrarTests {
    private let phones = PhoneHome()

    /// Adds an account of an instance.
    private func add(
        _ user: String, at registrar: Registrar, _ transport: String, _ encryption: String,
        password: String = Registrar.password
    ) throws {
        let outcome = try phones.call(
            user, "accounts", "add", registrar.address(user, transport), "--password-from-stdin", "--transport",
            transport, "--encryption", encryption, input: "\(password)\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// Asks for the list of an instance's accounts until it says something.
    private func waitForList(of user: String, _ text: String) throws -> Bool {
        try (0..<500).contains { _ in try phones.call(user, "accounts", "list").output.contains(text) }
    }

    @Test(
        "both register, the call rings, is answered and ends, with the voice encrypted",
        arguments: ["udp", "tcp", "tls"])
    func conversation(_ transport: String) async throws { try await onThread { try converse(transport) } }

    private func converse(_ transport: String) throws {
        let registrar = try Registrar(in: phones.folder)
        defer { registrar.end() }
        var seen = ""
        for user in ["a", "b"] { try add(user, at: registrar, transport, "srtp-mandatory") }
        let listener = try phones.start("b", "listen", "--json")
        try phones.read(registrar.program, until: "HERE b by \(transport)", &seen)
        #expect(try waitForList(of: "b", "\(registrar.address("b", transport))  registered\n"))
        let caller = try phones.start("a", "dial", "sip:\(registrar.address("b", transport))", "--json")
        var (heard, told) = ("", "")
        // Where the registrar reaches nobody, the call ends without a sound.
        try phones.read(caller, untilAny: [#""event":"ringing""#, #""event":"ended""#], &told)
        try #require(told.contains(#""event":"ringing""#), "\(told)")
        try phones.read(listener, until: #""event":"incoming""#, &heard)
        #expect(heard.contains(#""handle":"sip:a@127.0.0.1"#))
        #expect(try phones.call("b", "answer").status == 0)
        try phones.read(caller, until: #""event":"connected""#, &told)
        try phones.read(registrar.program, until: "OFFER INVITE from a by \(transport), encrypted", &seen)
        // The registrar has to reach the caller, where nothing but its own connection leads.
        #expect(try phones.call("b", "hangup").status == 0)
        let end = caller.end()
        #expect(end.status == 0 && (told + end.output).contains(#""reason":"remoteEnded""#))
        try phones.read(registrar.program, until: "GONE a by \(transport)", &seen)
        listener.send(SIGINT)
        #expect(listener.end().status == 130)
        try phones.read(registrar.program, until: "GONE b by \(transport)", &seen)
        #expect(!seen.contains(", plain") && !seen.contains("REFUSED"))
    }

    @Test("who demands encryption calls nobody without it, and both are told why")
    func unencrypted() async throws { try await onThread(refuse) }

    private func refuse() throws {
        let registrar = try Registrar(in: phones.folder)
        defer { registrar.end() }
        var seen = ""
        try add("a", at: registrar, "tls", "srtp-mandatory")
        try add("b", at: registrar, "tls", "none")
        let plain = try phones.start("b", "listen", "--json")
        try phones.read(registrar.program, until: "HERE b", &seen)
        let caller = try phones.call("a", "dial", "sip:\(registrar.address("b", "tls"))", "--json")
        #expect(caller.status == 1)
        #expect(caller.output.contains(#""reason":"encryptionMismatch","detail":"488 Not Acceptable Here""#))
        var heard = ""
        try phones.read(plain, until: #""event":"ended""#, &heard)
        #expect(heard.contains(#""reason":"mediaMismatch""#))
        plain.send(SIGINT)
        #expect(plain.end().status == 130)
        // And the other way round: who is called finds out who could not get through.
        let encrypting = try phones.start("a", "listen")
        try phones.read(registrar.program, until: "GONE b", &seen)
        seen = ""
        try phones.read(registrar.program, until: "HERE a", &seen)
        #expect(try phones.call("b", "dial", "sip:\(registrar.address("a", "tls"))").status == 1)
        heard = ""
        try phones.read(encrypting, until: "the other end does not encrypt the voice", &heard)
        encrypting.send(SIGINT)
        #expect(encrypting.end().status == 130)
        #expect(try phones.call("a", "history", "--missed").output.contains("does not encrypt the voice"))
    }

    @Test("a wrong password is told with what to do, on the screen and in the list; the right one mends it")
    func password() async throws {
        let home = try AppHome()
        let registrar = try Registrar(in: home.folder)
        defer { registrar.end() }
        let address = registrar.address("a", "tls")
        try add(address, password: "wr0ng", in: home)
        let refused = try await openCalls(home)
        try await refused.wait { $0.text.contains("\(address) cannot be reached: 401 Unauthorized: the name or the") }
        let list = try home.run("call", "accounts", "list").output
        #expect(list.contains("call accounts add \(address) --password-from-stdin"))
        refused.send("\u{11}")
        #expect(try await refused.end() == 0)
        try add(address, password: Registrar.password, in: home)
        #expect(try home.run("call", "accounts", "list").output.contains("registers while the app"))
        let registered = try await openCalls(home)
        try await registered.wait { $0.text.contains("\(address) is registered") }
        registered.send("\u{11}")
        #expect(try await registered.end() == 0)
    }

    private func add(_ address: String, password: String, in home: AppHome) throws {
        let program = try ChildProgram(
            AppHome.program, ["call", "accounts", "add", address, "--password-from-stdin", "--transport", "tls"],
            environment: home.environment)
        program.write("\(password)\n")
        #expect(program.end().status == 0)
    }

    private func openCalls(_ home: AppHome) async throws -> TerminalProgram {
        let program = try home.open()
        try await program.wait { $0.text.contains("☎ Calls") && $0.text.contains("▸") }
        program.send("\u{1B}2")
        return program
    }
}
