import CommandKitTesting
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("widgets for hosts of text")
@MainActor
struct HostFormatTests {
    @Test("each host reads what its protocol says, with what it must not read escaped")
    func formats() async throws {
        let bench = Bench()
        let id = try await bench.add(WidgetKinds.continueWatching, .accessoryInline)
        for (format, line) in [
            ("plain", "▶ Шрек & осёл 250 min left"), ("tmux", "▶ Шрек & осёл · 250 min left"),
            ("pango", "▶ Шрек &amp; осёл · 250 min left"), ("hyprlock", "▶ ▒▒▒▒▒▒"),
            (
                "waybar",
                #"{"text":"▶ Шрек &amp; осёл · 250 min left","alt":"content","tooltip":"Шрек &amp; осёл — 250 min left\n進撃の巨人 — 1 min left\nLost &lt;b&gt; — 22 min left","class":"content","percentage":60}"#
            ),
            (
                "i3bar",
                #"{"full_text":"‹ ▶ Шрек & осёл · 250 min left ›","short_text":"▶ Шрек & ос…","name":"tessera","instance":"continue-watching.1","markup":"none","urgent":false}"#
            ),
            (
                "eww",
                #"{"text":"▶ Шрек & осёл · 250 min left","class":"content","lines":["Шрек & осёл — 250 min left","進撃の巨人 — 1 min left","Lost <b> — 22 min left"],"percentage":60}"#
            ),
        ] {
            let run = await bench.run("render", id, "--format", format)
            #expect(run.output == line + "\n", "\(format)")
            #expect(run.errors == "")
        }
    }

    @Test("polybar and argos get buttons that press the widget")
    func buttons() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let polybar = await bench.run("render", id, "--format", "polybar").output
        #expect(polybar.hasPrefix("%{A1:"))
        #expect(polybar.contains("widgets tap continue-watching.1 back:}‹%{A}"))
        #expect(polybar.contains("widgets tap continue-watching.1 forward:}›%{A}"))
        #expect(polybar.split(separator: "%{A", omittingEmptySubsequences: false).count - 1 == 12)
        let argos = await bench.run("render", id, "--format", "argos").output.split(separator: "\n")
        #expect(argos.prefix(3) == ["▶ Шрек & осёл · 250 min left", "---", "Шрек & осёл — 250 min left"])
        #expect(argos.last?.hasSuffix("widgets tap continue-watching.1 forward' terminal=false refresh=true") == true)
    }

    @Test("a text is cut to its width before it is escaped, so that no escape is cut in two")
    func cutting() async throws {
        let bench = Bench()
        let id = try await bench.add()
        for width in 1...40 {
            let output = await bench.run("render", id, "--format", "pango", "--width", "\(width)").output
            #expect(!output.contains("&") || output.contains("&amp;"), "\(width)")
        }
        #expect(
            await bench.run("render", id, "--format", "pango", "--width", "9").output
                == "▶ Шрек &…\n".replacing("&", with: "&amp;"))
    }

    @Test("where there is nothing, every host gets what hides the widget")
    func hiding() async throws {
        let bench = Bench()
        bench.processor.answer(.empty)
        let id = try await bench.add()
        for format in ["tmux", "polybar", "pango", "hyprlock", "argos"] where format != "hyprlock" {
            #expect(await bench.run("render", id, "--format", format).output == "\n", "\(format)")
        }
        #expect(await bench.run("render", id, "--format", "waybar").output.hasPrefix(#"{"text":"","alt":"empty""#))
        #expect(await bench.run("render", id, "--format", "i3bar").output.hasPrefix(#"{"full_text":"""#))
    }

    @Test("an error, old posters and silent sources are said so")
    func problems() async throws {
        let bench = Bench()
        let now = bench.time.wallClock.now
        let id = try await bench.add()
        for (state, alt, line) in [
            (.error("films: away"), "error", "cannot load: films: away"),
            (
                .stale(Bench.content(1, at: now.advanced(by: .seconds(-7 * 3600))), reason: nil), "stale",
                "as of 7 hours ago"
            ),
        ] as [(WidgetEntry.State, String, String)] {
            bench.processor.answer(state)
            await bench.host.reloadAll(of: "local", cause: .person)
            let output = await bench.run("render", id, "--format", "waybar").output
            #expect(output.contains("\"alt\":\"\(alt)\""))
            #expect(output.contains(line))
        }
        var content = Bench.content(1, at: now)
        content.silentSources = ["Kodi"]
        bench.processor.answer(.content(content))
        await bench.host.reloadAll(of: "local", cause: .person)
        #expect(await bench.run("render", id, "--format", "eww").output.contains("no answer: Kodi"))
    }

    @Test(
        "Russian has its plural forms",
        arguments: [
            (0, "Ещё 250 минут"), (1, "Ещё 1 минута"), (2, "Ещё 22 минуты"), (3, "Ещё 5 минут"), (4, "Ещё 11 минут"),
        ])
    func russian(index: Int, text: String) async throws {
        let bench = Bench()
        bench.processor.answer(.content(Bench.content(5, at: bench.time.wallClock.now)))
        let id = try await bench.add()
        for _ in 0..<index { _ = await bench.run("tap", id, "forward") }
        #expect(
            await bench.run("render", id, "--format", "plain", "--family", "accessoryInline", language: .russian).output
                .contains(text))
    }

    @Test("what would control a bar or a terminal does not")
    func hostile() async throws {
        let bench = Bench()
        let id = try await bench.add()
        for title in [
            "a\u{1B}[31mb", "a\nb", "a\u{202E}b", "#[fg=red]", "%{F#f00}", "a | bash=x", "---", "\u{0}", "",
            "<span>&amp;'\"",
        ] {
            let posters = [WidgetPoster(MediaID("1", from: "local"), title: title)]
            bench.processor.answer(.content(PosterContent(posters, loadedAt: bench.time.wallClock.now)))
            await bench.host.reloadAll(of: "local", cause: .person)
            for format in HostFormat.allCases where format.isText {
                let output = await bench.run("render", id, "--format", format.rawValue).output
                #expect(
                    !output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{0}" || $0 == "\u{202E}" },
                    "\(format) \(title)")
                if format != .argos {
                    #expect(
                        output.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(format) \(title)"
                    )
                }
            }
        }
        #expect(Escaping.tmux("#[x] a#b") == "##[x] a##b")
        #expect(Escaping.polybar("100 %{F}") == "100 % {F}")
        #expect(Escaping.argos("--- | x") == "\u{2010}-- ¦ x")
    }

    @Test("a stream for i3bar has its head, a line for each change, presses on clicks, and ends with the clicks")
    func stream() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let run = await bench.run(
            "stream", id, "--format", "i3bar",
            lines: ["[", #",{"name":"tessera","instance":"\#(id)","button":5}"#, #",{"name":"clock","button":1}"#])
        let lines = run.output.split(separator: "\n")
        #expect(run.code == .done)
        #expect(lines.prefix(2) == [#"{"version":1,"click_events":true}"#, "["])
        #expect(lines.count >= 3 && lines[2].hasPrefix(#"[{"full_text":"‹ ▶ Шрек & осёл"#))
        #expect(bench.processor.steps == [.forward])
    }

    @Test("clicks of i3bar go back on the left, forward on the right, and with the wheel")
    func clicks() {
        for (line, intent) in [
            (#"[{"name":"tessera","instance":"a.1","button":1,"relative_x":10,"width":125}"#, "back"),
            (#",{"name":"tessera","instance":"a.1","button":1,"relative_x":65,"width":125,"x":740}"#, "forward"),
            (#",{"name":"tessera","instance":"a.1","button":1}"#, "forward"),
            (#",{"name":"tessera","instance":"a.1","button":3,"relative_x":100,"width":125}"#, "back"),
            (#",{"name":"tessera","instance":"a.1","button":4}"#, "back"),
            (#",{"name":"tessera","instance":"a.1","button":5}"#, "forward"),
            (#",{"name":"tessera","instance":"a.1","button":2}"#, nil),
            (#",{"name":"clock","instance":"a.1","button":1}"#, nil),
            ("[", nil), ("", nil), (#",{"name":"tessera""#, nil),
        ] as [(String, String?)] {
            #expect(BarClick(line)?.intent == intent, "\(line)")
        }
    }
}

extension HostFormat {
    /// Whether it is a text that a host reads.
    fileprivate var isText: Bool { ![.ansi, .plain, .svg, .a11y].contains(self) }
}
