import FeatureKitTesting
import Foundation
import Testing
import TextViewKitTesting

@Suite("what is due while no app is open")
struct WidgetRefreshTests {
    private static let id = "continue-watching.1"

    @Test("drawing answers at once with what is kept, and one process of its own loads: once, and counted")
    func refresh() async throws {
        let home = try AppHome()
        #expect(try home.run("widgets", "add", "continue-watching", "--family", "accessoryInline").status == 0)
        try beginFilm(home)
        try makeDue(home)
        #expect(try home.run("widgets", "render", Self.id, "--format", "tmux").output == "\n")
        // The next ones may see what the process has loaded by then; they start no second one.
        for _ in 0..<2 { #expect(try home.run("widgets", "render", Self.id, "--format", "tmux").status == 0) }
        let stream = try home.open("widgets", "stream", Self.id, "--format", "plain")
        _ = try await stream.wait { $0.text.contains("Film") && $0.text.contains("at 00:10:00") }
        stream.hangUp()
        let explained = try home.run("widgets", "explain", "--json").output
        let document = try JSONSerialization.jsonObject(with: Data(explained.utf8)) as? [String: any Sendable]
        let widget = try #require((document?["widgets"] as? [[String: any Sendable]])?.first)
        #expect(widget["cause"] as? String == "schedule")
        #expect(widget["budget"] as? Int == 47)
    }

    @Test("a stream ends when its reader is gone, in every format, with nothing left to write")
    func end() throws {
        let home = try AppHome()
        #expect(try home.run("widgets", "add", "continue-watching").status == 0)
        for format in ["waybar", "i3bar", "polybar", "tmux", "eww", "json", "plain"] {
            // Its input stays open, and it has written its only line when the reader goes.
            let script = #"""
                mkfifo "$HOME/$2"; exec 3<>"$HOME/$2"
                { timeout 100 "$0" widgets stream "$1" --format "$2" <&3; echo "ended $?" >&2; } | head -n 1
                """#
            let words = ["-c", script, AppHome.program, Self.id, format]
            let outcome = try ChildProgram.run("/bin/bash", words, environment: home.environment)
            // The head of i3bar has two lines, of which nobody reads the second: then a signal may be faster.
            let endings = format == "i3bar" ? ["ended 0\n", "ended 141\n"] : ["ended 0\n"]
            #expect(endings.contains(outcome.errors), "\(format): \(outcome.errors)")
        }
    }

    /// Leaves a film as mpv would.
    private func beginFilm(_ home: AppHome) throws {
        let folder = try #require(home.environment["HOME"])
        let later = "\(folder)/.local/state/mpv/watch_later"
        try FileManager.default.createDirectory(atPath: later, withIntermediateDirectories: true)
        try Data("film".utf8).write(to: URL(fileURLWithPath: "\(folder)/Film.mkv"))
        try Data("# \(folder)/Film.mkv\nstart=600.000000\n".utf8)
            .write(to: URL(fileURLWithPath: "\(later)/E9A0553BCF8BA07FBF7EE5EE36136E4F"))
    }

    /// Lets the time of the next reload be past.
    private func makeDue(_ home: AppHome) throws {
        let text = try home.run("storage", "export").output
        var document = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: any Sendable])
        var entries = try #require(document["entries"] as? [[String: any Sendable]])
        let index = try #require(entries.firstIndex { $0["name"] as? String == "widget.\(Self.id)" })
        var record = try #require(entries[index]["value"] as? [String: any Sendable])
        record["next"] = [1_600_000_000, 0]
        entries[index]["value"] = record
        document["entries"] = [entries[index]]
        let path = "\(try #require(home.environment["HOME"]))/due.json"
        try JSONSerialization.data(withJSONObject: document).write(to: URL(fileURLWithPath: path))
        let outcome = try home.run("storage", "import", path)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
