import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("signing in, in the assembled app")
struct AuthTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path
    private let phone = "+79153051653"

    private var environment: [String: String] {
        // The secrets lie in a file, whatever keyring the machine has.
        [
            "HOME": home, "https_proxy": "http://127.0.0.1:9", "XDG_RUNTIME_DIR": home, "TESSERA_REDUCE_MOTION": "1",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/dev/null",
        ]
    }

    private func withHome(_ body: () async throws -> Void) async throws {
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: home) }
        // The welcome was seen, so that signing in is the first question.
        try #"{"schema": "tessera.storage.export", "version": 1, "entries": [\#(seen)]}"#
            .write(toFile: "\(home)/kept.json", atomically: true, encoding: .utf8)
        #expect(try run("storage", "import", "\(home)/kept.json").status == 0)
        try await body()
    }

    private var seen: String { #"{"group": "onboarding", "name": "seen", "value": true}"# }

    private func run(_ words: String...) throws -> ChildProgram.Outcome {
        try ChildProgram.run(path, words, environment: environment)
    }

    private func open(_ words: String...) throws -> TerminalProgram {
        try TerminalProgram(path, words, environment: environment, size: Size(width: 100, height: 24))
    }

    /// The code in the last message of the outbox.
    private func code() throws -> String {
        let outbox = "\(home)/.local/state/tessera/auth/outbox.jsonl"
        let mode = try FileManager.default.attributesOfItem(atPath: outbox)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let text = try String(contentsOfFile: outbox, encoding: .utf8)
        let match = try #require(text.matches(of: #/Tessera: (\d{6})/#).last)
        return String(match.output.1)
    }

    @Test("the command signs in with the code that it shows on demand; status, token and logout follow it")
    func command() async throws {
        try await withHome {
            let login = try open("auth", "login", "--phone", phone, "--dev-show-code")
            let screen = try await login.wait { $0.text.contains("Code:") }
            let code = try code()
            #expect(screen.text.replacing("\n", with: "").contains(code))
            #expect(!screen.text.contains("9153051"))
            login.send("000000\r")
            try await login.wait { $0.text.contains("4 tries are left") }
            login.send("\(code)\r")
            #expect(try await login.end() == 0)
            let status = try run("auth", "status")
            #expect(status.output == "Signed in as +7••••••••53\n")
            #expect(try run("auth", "token").output.utf8.count > 64)
            #expect(try run("auth", "profile", "--name", "Ada").output == "Ada\n+7 915 305-16-53\n")
            #expect(try run("auth", "logout").status == 0)
            #expect(try run("auth", "status").output == "Nobody is signed in\n")
            #expect(try run("auth", "token").status == 1)
        }
    }

    @Test("without the option no code is shown")
    func hidden() async throws {
        try await withHome {
            let login = try open("auth", "login", "--phone", phone)
            let screen = try await login.wait { $0.text.contains("Code:") }
            #expect(try !screen.text.replacing("\n", with: "").contains(code()))
            login.send("\u{3}")
            _ = try await login.end()
        }
    }

    @Test("the app asks at its first start, takes number, code and name, and shows them in the profile after a restart")
    func app() async throws {
        try await withHome {
            let app = try open()
            try await app.wait { $0.text.contains("A code will be sent to your phone") }
            app.send(phone)
            try await app.wait { $0.text.contains("A code was sent to +7 915 305-16-53") }
            app.send(try code())
            try await app.wait { $0.text.contains("How may we call you?") }
            app.send("Ada\t\r")
            try await app.wait { $0.text.contains("▸") }
            app.send("\u{11}")
            #expect(try await app.end() == 0)
            let again = try open("open", "tessera://profile")
            try await again.wait { $0.text.contains("Ada") && $0.text.contains("this one") }
            again.send("\u{11}")
            #expect(try await again.end() == 0)
        }
    }

    @Test("whoever goes past the question is not asked again")
    func skipped() async throws {
        try await withHome {
            let app = try open()
            try await app.wait { $0.text.contains("A code will be sent to your phone") }
            app.send("\t\t\r")
            try await app.wait { $0.text.contains("▸") }
            app.send("\u{11}")
            #expect(try await app.end() == 0)
            let again = try open()
            try await again.wait { $0.text.contains("▸") }
            again.send("\u{11}")
            #expect(try await again.end() == 0)
        }
    }

    @Test("a PIN locks the app at its start and from another process, with nothing of it to be seen")
    func pin() async throws {
        try await withHome {
            try await signIn(phone)
            #expect(try pipe("0042\n0043\n", "auth pin set").status == 1)
            #expect(try pipe("0042\n0042\n", "auth pin set").errors == "The PIN is set\n")
            let app = try open("open", "tessera://profile")
            try await app.wait { $0.text.contains("Your PIN") && !$0.text.contains("+7 915") }
            app.send("1111\r")
            try await app.wait { $0.text.contains("this is not the PIN") }
            app.send("0042\r")
            try await app.wait { $0.text.contains("+7 915 305-16-53") }
            #expect(try run("auth", "lock").status == 0)
            try await app.wait { $0.text.contains("Your PIN") && !$0.text.contains("+7 915") }
            app.send("0042\r")
            try await app.wait { $0.text.contains("+7 915 305-16-53") }
            app.send("\u{11}")
            #expect(try await app.end() == 0)
            #expect(try pipe("0042\n", "auth pin remove").status == 0)
        }
    }

    @Test("one setting chooses the server, and what is wrong with it is said before anything is sent")
    func backend() async throws {
        try await withHome {
            for (setting, words) in [
                (
                    "supabase",
                    "the address of the server is missing; try `tessera config set auth.backend supabase+https"
                ),
                ("allauth+http://example.org", "example.org would be spoken to in clear"),
                ("supabase+http://127.0.0.1:9", "127.0.0.1"),
                ("embedded+https://example.org", "`embedded` is on this machine"),
                ("gotrue", "known are: embedded, supabase, allauth"),
            ] {
                let login = try run(
                    "auth", "login", "--phone", phone, "--code-from-stdin", "--set=auth.backend=\(setting)")
                #expect(login.status == 4)
                #expect(login.errors.contains(words), "\(setting)")
            }
        }
    }

    @Test(
        "what a person does is theirs: nothing of it is kept as nobody's, and signing out leaves nothing for the next")
    func another() async throws {
        try await withHome {
            let before = try kept().filter { $0.profile == "local" }
            try await signIn(phone)
            #expect(try run("auth", "profile", "--name", "Lovelace").status == 0)
            let app = try open("open", "tessera://converter")
            try await app.wait { $0.text.contains("From: USD") }
            app.send("\u{1B}s")
            try await app.wait { $0.text.contains("From: EUR") }
            app.send("\u{11}")
            #expect(try await app.end() == 0)
            let during = try kept()
            #expect(during.filter { $0.profile == "local" } == before)
            #expect(during.contains { $0.group == "converter" && $0.profile != nil && $0.profile != "local" })

            #expect(try run("auth", "logout").status == 0)
            let after = try kept().filter { $0.group != "auth-backend" }
            #expect(after.allSatisfy { $0.profile == nil || $0.profile == "local" })
            #expect(!after.contains { $0.value.contains("Lovelace") || $0.value.contains("9153051653") })
            let secrets = try String(contentsOfFile: "\(home)/.local/state/tessera/secrets.json", encoding: .utf8)
            #expect(!secrets.contains("/auth/"))

            try await signIn("+79153051699")
            let next = try open("open", "tessera://converter")
            try await next.wait { $0.text.contains("From: USD") }
            next.send("\u{11}")
            #expect(try await next.end() == 0)
            #expect(try !run("auth", "profile").output.contains("Lovelace"))
        }
    }

    private struct Kept: Equatable {
        var group: String
        var profile: String?
        var name: String
        var value: String
    }

    /// Everything in the store.
    private func kept() throws -> [Kept] {
        let text = try run("storage", "export").output
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let entries = try #require(document?["entries"] as? [[String: Any]])
        return entries.map { entry in
            Kept(
                group: entry["group"] as? String ?? "", profile: entry["profile"] as? String,
                name: entry["name"] as? String ?? "", value: "\(entry["value"] ?? "")")
        }
    }

    private func signIn(_ phone: String) async throws {
        let login = try open("auth", "login", "--phone", phone)
        try await login.wait { $0.text.contains("Code:") }
        login.send("\(try code())\r")
        #expect(try await login.end() == 0)
    }

    private func pipe(_ input: String, _ words: String) throws -> ChildProgram.Outcome {
        try ChildProgram.run(
            "/bin/sh", ["-c", "printf '\(input)' | \"$0\" \(words)", path], environment: environment)
    }
}
