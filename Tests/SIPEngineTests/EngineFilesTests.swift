import PlatformTesting
import Testing

@testable import SIPEngine

@Suite("what baresip reads")
struct EngineFilesTests {
    private let ports = EngineFiles.Ports(signalling: 15_060, control: 15_062, media: 33_000)

    @Test("control and signalling stay on this machine, and nothing rings by itself")
    func configuration() {
        let files = EngineFiles(accounts: [SIPAccount(address: "alice@127.0.0.1:15060")], ports: ports, audio: .null)
        let lines = files.configuration.split(separator: "\n")
        for line in [
            "sip_listen 127.0.0.1:15060", "net_interface 127.0.0.1", "ctrl_tcp_listen 127.0.0.1:15062",
            "rtp_ports 33000-33198", "audio_source ausine,440", "menu_bell no", "ringback_disabled yes",
            "module_tmp account.so", "module_app ctrl_tcp.so",
        ] {
            #expect(lines.contains(Substring(line)), "\(line)")
        }
        #expect(!files.configuration.contains("stdio.so") && !files.configuration.contains("srtp.so"))
    }

    @Test("an account that protects voice brings its module")
    func encryption() {
        let account = SIPAccount(address: "alice@example.org", transport: .tls, encryption: .srtpMandatory)
        #expect(EngineFiles(accounts: [account], ports: ports, audio: .null).configuration.contains("module srtp.so"))
        #expect(
            account.line(password: "p w")
                == "<sip:alice@example.org;transport=tls>;regint=600;answermode=manual;auth_pass=p w;mediaenc=srtp-mand\n"
        )
    }

    @Test("an account that registers is a placeholder in the file, and its password is sent when the engine is known")
    func placeholders() throws {
        let accounts = [
            SIPAccount(address: "alice@example.org", displayName: "Alice"),
            SIPAccount(address: "b@h", registers: false),
        ]
        let files = EngineFiles(accounts: accounts, ports: ports, audio: .null)
        #expect(
            try files.lines(["alice@example.org": "s3cret"])
                == "<sip:alice@example.org>;regint=0;answermode=manual\n<sip:b@h>;regint=0;answermode=manual\n")
        #expect(throws: EngineError.unreadableAccount("alice@example.org")) {
            try files.lines(["alice@example.org": "a;b"])
        }
        #expect(
            accounts.map { $0.introduction(password: "s3cret") } == [
                [
                    ControlCommand("uadel", "sip:alice@example.org"),
                    ControlCommand(
                        "uanew",
                        "\"Alice\" <sip:alice@example.org>;regint=600;answermode=manual;auth_pass=s3cret"),
                ],
                nil,
            ])
    }

    @Test("an account over TLS brings a certificate, so that a registrar finds somebody where it calls back")
    func certificate() throws {
        var files = EngineFiles(
            accounts: [SIPAccount(address: "alice@example.org")], ports: ports, audio: .null, certificate: "/run/c.pem")
        #expect(!files.configuration.contains("sip_certificate"))
        files = EngineFiles(
            accounts: [SIPAccount(address: "alice@example.org", transport: .tls)], ports: ports, audio: .null,
            certificate: "/run/c.pem")
        #expect(files.configuration.contains("\nsip_certificate /run/c.pem\n"))
        let name = String(repeating: "a", count: 70) + "@example.org"
        let made = try (0..<2).map { _ in try #require(EngineCertificate.make(named: name, SeededBytes())) }
        #expect(made[0] != made[1])
        let parts = String(decoding: made[0], as: UTF8.self).matches(of: #/-----BEGIN ([A-Z ]+)-----/#)
        #expect(parts.map(\.output.1) == ["PRIVATE KEY", "CERTIFICATE"])
    }

    @Test("what would end a field is refused, wherever it stands")
    func injection() {
        for text in ["a\"b", "a;b", "a<b", "a>b", "a\nb", "a\u{7F}b"] {
            #expect(SIPAccount(address: text).line(password: nil) == nil)
            #expect(SIPAccount(address: "a@b", displayName: text).line(password: nil) == nil)
            #expect(SIPAccount(address: "a@b", signInName: text).line(password: nil) == nil)
            #expect(SIPAccount(address: "a@b").line(password: text) == nil)
        }
        #expect(
            SIPAccount(address: "a@b", displayName: "Алиса", registers: false).line(password: nil)
                == "\"Алиса\" <sip:a@b>;regint=0;answermode=manual\n")
    }

    @Test("ports that are taken are left out")
    func taken() throws {
        let sockets = MemoryLoopback()
        let first = try #require(EngineFiles.Ports.free(sockets, SeededBytes(), signalling: nil))
        sockets.listen(at: first.signalling + 1) { _ in }
        let second = try #require(EngineFiles.Ports.free(sockets, SeededBytes(), signalling: nil))
        #expect(second.signalling != first.signalling)
        #expect(EngineFiles.Ports.free(sockets, SeededBytes(), signalling: 5060)?.signalling == 5060)
    }
}
