import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// Over all features: none of them has a way past the lock.
@Suite("what can be seen of the assembled app while the PIN lock is on")
struct LockTests {
    /// What stands on the screens of the app before it is locked.
    private static let secrets = [
        "+7 915", "305-16-53", "Ada", "Metropolis", "Converter", "Profile", "Home", "this one",
    ]
    private let home: AppHome

    init() throws {
        home = try AppHome()
    }

    private func signIn() async throws {
        try await home.signIn("+79153051653")
        #expect(try home.run("auth", "profile", "--name", "Ada").status == 0)
        let pin = try ChildProgram.run(
            "/bin/sh", ["-c", "printf '0042\\n0042\\n' | \"$0\" auth pin set", AppHome.program],
            environment: home.environment)
        #expect(pin.status == 0, "\(pin)")
    }

    private func leaks(_ program: TerminalProgram) -> [String] {
        Self.secrets.filter { (program.screen.text + program.screen.title).contains($0) }
    }

    private func dots(_ screen: TerminalScreen) -> Int { screen.text.filter { $0 == "•" }.count }

    @Test("no key of the app shows anything of it, a link neither, and the PIN brings all back")
    func screen() async throws {
        try await signIn()
        let app = try home.open("open", "tessera://profile")
        try await app.wait { $0.text.contains("Your PIN") }
        app.send("0042\r")
        try await app.wait { $0.text.contains("+7 915 305-16-53") && $0.text.contains("Ada") }
        #expect(try home.run("auth", "lock").status == 0)
        try await app.wait { $0.text.contains("Your PIN") && !$0.text.contains("Ada") }
        // The palette, the inspector, tabs by number and by function key, the list of keys, the way back.
        for key in ["\u{10}", "\u{1B}[24~", "\u{1B}1", "\u{1B}3", "\u{1B}OQ", "\u{1B}OR", "?", "\u{1B}[D"] {
            let count = dots(app.screen)
            app.send(key)
            // A digit that the field takes is the sign that the key before it was dealt with.
            app.send("1")
            try await app.wait { dots($0) > count }
            #expect(leaks(app) == [], "\(key.debugDescription): \(app.screen.text)")
        }
        #expect(try home.run("open", "tessera://converter").status == 0)
        try await app.wait { $0.text.contains("Your PIN") }
        #expect(leaks(app) == [], "\(app.screen.text)")
        app.send("\u{1B}[F" + String(repeating: "\u{7F}", count: 40) + "0042\r")
        try await app.wait { $0.text.contains("From: USD") }
        app.send("\u{11}")
        #expect(try await app.end() == 0)
    }

    @Test("in plain lines nothing of it is said, either")
    func lines() async throws {
        try await signIn()
        let app = try home.open("--linear")
        try await app.wait { $0.text.contains("Your PIN") }
        #expect(leaks(app) == [], "\(app.screen.text)")
        app.signal(SIGTERM)
        #expect(try await app.end() == 143)
        #expect(leaks(app) == [], "\(app.screen.text)")
    }

    @Test("widgets show no title in any format, take no press, and show it again when the PIN was right")
    func widgets() async throws {
        try await signIn()
        #expect(try home.run("widgets", "add", "recommended", "--family", "medium").output == "recommended.1\n")
        let formats = [
            "ansi", "plain", "svg", "a11y", "json", "pango", "waybar", "i3bar", "polybar", "tmux", "eww", "hyprlock",
            "argos",
        ]
        func shown() throws -> [String] {
            try formats.filter {
                try home.run("widgets", "render", "recommended.1", "--format", $0).output.contains("Metropolis")
            }
        }
        // What is for a lock screen never has it.
        let open = try shown()
        #expect(open == formats.filter { $0 != "hyprlock" })
        let stream = try home.open("widgets", "stream", "recommended.1", "--format", "polybar")
        try await stream.wait { $0.text.contains("Metropolis") }
        #expect(try home.run("auth", "lock").status == 0)
        #expect(try shown() == [])
        let row = stream.screen.cursor.y
        try await stream.wait { $0.cursor.y > row || !$0.rows[$0.cursor.y - 1].contains("Metropolis") }
        let tap = try home.run("widgets", "tap", "recommended.1", "forward")
        #expect(tap.status == 1 && tap.errors.contains("locked"), "\(tap)")
        let app = try home.open()
        try await app.wait { $0.text.contains("Your PIN") }
        #expect(leaks(app) == [])
        app.send("0042\r")
        try await app.wait { $0.text.contains("Metropolis") }
        app.send("\u{11}")
        #expect(try await app.end() == 0)
        #expect(try shown() == open)
        stream.signal(SIGINT)
        _ = try await stream.end()
    }
}
