import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing
import WidgetHostInterface

@testable import Widgets

@Suite("what stands in the configurations of hosts")
@MainActor
struct HostSetupTests {
    static let tessera = "/usr/local/bin/tessera"

    @Test("what the doctor prints, put where it says, is what the check wants", arguments: WidgetHostProgram.allCases)
    func ownSnippet(host: WidgetHostProgram) {
        for (program, written) in [(Self.tessera, Self.tessera), ("'/opt/my tools/tessera'", "/opt/my tools/tessera")] {
            let snippet = host.snippet(program: program, id: "continue-watching.1")
            let reading = host.reading(of: Self.around(snippet, for: host))
            #expect(reading.problems == [], "\(host)")
            #expect(reading.commands.map(\.program) == [written], "\(host)")
            #expect(reading.commands.map(\.id) == ["continue-watching.1"], "\(host)")
        }
    }

    @Test("with a signal waybar draws anew when a tap was stored, and the check wants one number")
    func signals() {
        let snippet = WidgetHostProgram.waybar.snippet(program: Self.tessera, id: "a.1", signal: 8)
        let whole = Self.around(snippet, for: .waybar)
        #expect(WidgetHostProgram.waybar.reading(of: whole).problems == [])
        for (written, instead, problem) in [
            ("\"signal\": 8", "\"signal\": 9", .signal(9, sent: 8)),
            ("\"signal\": 8", "\"signal\": 31", .noSignal(31)),
            ("widgets render", "widgets stream", .signalOfStream),
            ("--format waybar", "--format pango", .setting("--format", needs: "waybar", found: "pango")),
            ("\"return-type\": \"json\",", "", .setting("return-type", needs: "json", found: nil)),
            ("[\"custom/tessera\"]", "[\"clock\"]", .notListed("custom/tessera")),
        ] as [(String, String, HostProblem)] {
            let changed = whole.replacing(written, with: instead)
            #expect(WidgetHostProgram.waybar.reading(of: changed).problems == [problem], "\(instead)")
        }
    }

    @Test("a configuration of waybar may have comments, a comma too many, and several bars; else its line is told")
    func waybar() {
        let module =
            #""custom/films": {"exec": "tessera widgets stream a.1 --format waybar", "return-type": "json", },"#
        let bar =
            "{ // the bar above\n\"height\": 20, // }, ]\n\"modules-left\": [\"clock\", \"custom/films\",], /* , } */ \(module) }"
        for text in [bar, "[{\"height\": 20}, \(bar), ]"] {
            let reading = WidgetHostProgram.waybar.reading(of: text)
            #expect(reading.problems == [] && reading.commands.map(\.program) == ["tessera"], "\(text)")
        }
        let broken = WidgetHostProgram.waybar.reading(of: "{\n  \"height\" 20\n}")
        #expect(broken.commands == [] && broken.problems.count == 1)
        #expect(broken.problems.first?.text.text(in: .english).contains("2:") == true)
        #expect(WidgetHostProgram.waybar.reading(of: #"{"custom/clock": {"exec": "date"}}"#) == HostReading())
    }

    @Test("what a line says wrong is named with what it has to be")
    func lines() {
        for (host, text, problem) in [
            (
                .tmux, "set -g status-right '#(tessera widgets stream a.1 --format tmux)'",
                .setting("widgets", needs: "render", found: "stream")
            ),
            (
                .tmux, "set -g status-left \"x #(tessera widgets render a.1)\"",
                .setting("--format", needs: "tmux", found: nil)
            ),
            (
                .tmux,
                "set -g status-interval 0\nset -g status-right \\\n '#(tessera widgets render a.1 --format=tmux)'",
                .setting("status-interval", needs: "5", found: "0")
            ),
            (
                .i3bar, "bar {\n  status_command tessera widgets render a.1 --format i3bar\n}",
                .setting("widgets", needs: "stream", found: "render")
            ),
            (
                .polybar,
                "[bar/top]\nmodules-left = x\n[module/x]\ntype=custom/script\nexec=tessera widgets stream a.1 --format polybar",
                .setting("tail", needs: "true", found: nil)
            ),
            (
                .polybar,
                "[bar/top]\nmodules-left = y\n[module/x]\ntype=custom/script\nexec=tessera widgets render a.1 --format polybar",
                .notListed("x")
            ),
        ] as [(WidgetHostProgram, String, HostProblem)] {
            let reading = host.reading(of: text)
            #expect(reading.problems == [problem], "\(text)")
            #expect(reading.commands.map(\.id) == ["a.1"], "\(text)")
        }
    }

    @Test("comments and other commands show nothing", arguments: WidgetHostProgram.allCases)
    func nothing(host: WidgetHostProgram) {
        for text in [
            "", "# #(tessera widgets render a.1 --format tmux)", "# status_command tessera widgets stream a.1",
            "; exec = tessera widgets stream a.1", "status_command i3status", "tessera widgets list",
        ] {
            #expect(host.reading(of: text).commands == [], "\(text)")
        }
    }

    @Test("the command tells what is missing on this machine, step by step, until the host shows the widget")
    func steps() async throws {
        let (file, bin) = ("/home/anna/.config/polybar/config.ini", "/home/anna/bin")
        let list = "[bar/top]\nmodules-left = tessera\n"
        let snippet = { (id: String) in WidgetHostProgram.polybar.snippet(program: "\(bin)/tessera", id: id) }
        var files: [String: String] = [:]
        for (path, text, output) in [
            (nil, "", "not on PATH: polybar\nthere is no configuration yet; it would be \(file)\n"),
            ("\(bin)/polybar", "", "there is no configuration yet; it would be \(file)\n"),
            (file, list, "\(file) does not show a widget yet\n"),
            (file, list + snippet("songs.7"), "there is no program \(bin)/tessera\nno widget `songs.7` is placed\n"),
            ("\(bin)/tessera", "", "no widget `songs.7` is placed\n"),
            (file, list + snippet("continue-watching.1"), "\(file) shows a widget\n"),
            (
                file, list + snippet("continue-watching.1").replacing(bin, with: "LANG=ru $HOME/bin"),
                "\(file) shows a widget\n"
            ),
            (
                file, list + snippet("continue-watching.1").replacing(bin, with: "~/tools"),
                "there is no program ~/tools/tessera\n"
            ),
        ] as [(String?, String, String)] {
            if let path { files[path] = text }
            let bench = Bench(tree: WrittenTree(files: files))
            _ = try await bench.add()
            let run = await CommandHarness.run(
                bench.command, ["doctor", "polybar", "--check"],
                environment: ["HOME": "/home/anna", "PATH": "/nowhere:\(bin)", "LANG": "C"])
            #expect(run.output == output)
            #expect(run.code == (output.hasSuffix("shows a widget\n") ? .done : .failed))
            #expect(
                run.code == .done || run.errors.contains("`tessera widgets doctor polybar` prints what to write"))
        }
    }

    @Test("a snippet is printed whatever is missing, and only for signals that there are")
    func printing() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let run = await bench.run("doctor", "waybar", "--signal", "8", "--configuration", "/nowhere/config")
        #expect(run.code == .done)
        #expect(run.output.contains("widgets tap \(id) forward; pkill -RTMIN+8 -x waybar"))
        #expect(run.errors.contains("there is no configuration yet; it would be /nowhere/config"))
        let wrong = await bench.run("doctor", "waybar", "--signal", "31")
        #expect(wrong.code == .usage)
        #expect(wrong.errors.contains("there is no real-time signal 31; they are 1 to 30"))
        #expect(wrong.output == "")
    }

    @Test("the documentation shows what the doctor prints", arguments: WidgetHostProgram.allCases)
    func documentation(host: WidgetHostProgram) throws {
        let snippet = host.snippet(program: "tessera", id: "continue-watching.1")
        let block = snippet.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        #expect(try Self.text(of: "README.md").contains("\n\(block)\n"))
    }

    @Test("words are taken apart and put together as a shell does it")
    func words() {
        for word in ["tessera", "/opt/my tools/t", "it's", "", "a:b", "$x", "Ё"] {
            #expect(ShellWord.words(of: "x \(ShellWord.quoted(word)) y | z") == ["x", word, "y"])
        }
        #expect(ShellWord.quoted("/usr/bin/tessera") == "/usr/bin/tessera")
        #expect(ShellWord.quoted("it's") == #"'it'\''s'"#)
    }

    private static func around(_ snippet: String, for host: WidgetHostProgram) -> String {
        switch host {
        case .waybar: "{ \"modules-right\": [\"custom/tessera\"],\n\(snippet)}"
        case .polybar: "[bar/top]\nmodules-right = date tessera\n\n\(snippet)"
        case .tmux, .i3bar, .motd: "set -g mouse on\n\(snippet)"
        }
    }

    private static func text(of path: String) throws -> String {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let tree = FolderTree()
        let file = "/\(root)/\(path)"
        let size = try #require(tree.entry(at: file)).size
        return String(decoding: try tree.bytes(of: file, from: 0, count: size), as: UTF8.self)
    }
}

/// Files in memory, by their paths.
private struct WrittenTree: FileTree {
    var files: [String: String]

    func entries(in path: String) throws(FileError) -> [FileTreeEntry] { [] }

    func entry(at path: String) -> FileTreeEntry? {
        files[path].map { FileTreeEntry(path, size: $0.utf8.count, modified: WallTime(seconds: 0)) }
    }

    func bytes(of path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        guard let text = files[path] else { throw FileError(.read, path, .missing) }
        return Array(text.utf8.dropFirst(offset).prefix(count))
    }
}
