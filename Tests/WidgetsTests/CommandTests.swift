import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("the command widgets")
@MainActor
struct CommandTests {
    @Test("the commands follow the conventions, and are told in both languages")
    func conformance() {
        #expect(CommandConformance.problems(in: [Bench().command]) == [])
    }

    @Test("a widget is placed, listed, configured, moved and removed, and the history tells it")
    func board() async {
        let bench = Bench()
        #expect(
            await bench.run("list").errors == "no widget is placed; `tessera widgets gallery` shows what there is\n")
        #expect(await bench.run("add", "continue-watching", "--family", "medium").output == "continue-watching.1\n")
        #expect(await bench.run("add", "recommended", "--source", "local").output == "recommended.2\n")
        #expect(await bench.run("move", "recommended.2", "1").code == .done)
        #expect(
            await bench.run("list").output == """
                recommended.2        small   Recommended for you  source=local
                continue-watching.1  medium  Continue watching

                """)
        #expect(await bench.run("configure", "recommended.2").code == .done)
        #expect(await bench.run("list").output.contains("source") == false)
        #expect(await bench.run("remove", "recommended.2").code == .done)
        let history = await bench.run("list", "--history").output.split(separator: "\n")
        #expect(history.count == 5)
        #expect(history.last == "2026-01-01T00:00:00.000Z  removed     recommended        small")
    }

    @Test("a widget is shown in its shape and in others, by its name or by its kind")
    func render() async throws {
        let bench = Bench()
        let preview = await bench.run("render", "continue-watching", "--width", "28", "--height", "8")
        #expect(preview.code == .done)
        #expect(bench.processor.requests == [])
        let id = try await bench.add(WidgetKinds.continueWatching, .medium)
        let medium = await bench.run("render", "continue-watching").output
        #expect(medium == (await bench.run("render", id)).output)
        #expect(medium.contains("[ ‹ Back ]"))
        #expect(medium.contains("250 min le…"))
        #expect(await bench.run("render", id, "--family", "accessoryCircular").output.contains("60%"))
        #expect(await bench.run("render", id, "--format", "a11y").output.contains("Scroll forward"))
        #expect(await bench.run("render", id, "--format", "svg").output.hasPrefix("<svg"))
    }

    @Test("static kinds have no buttons, and shortcuts are shown")
    func kinds() async {
        let bench = Bench()
        #expect(!(await bench.run("render", "continue-watching-static")).output.contains("Back"))
        #expect(await bench.run("render", "shortcut-library").output.contains("♥ My library"))
        let quick = await bench.run("render", "quick-access").output
        for title in ["My library", "Stream", "Gallery of widgets"] { #expect(quick.contains(title)) }
        _ = await bench.run("add", "quick-access", "--shortcuts", "stream,nonsense")
        let chosen = await bench.run("render", "quick-access.1").output
        #expect(chosen.contains("Stream") && !chosen.contains("My library"))
    }

    @Test("there are more than twenty combinations of kind and shape, and the gallery shows each")
    func gallery() async {
        let bench = Bench()
        let pairs = bench.host.widgets.flatMap { widget in
            widget.families.map { "\(widget.kind) --family \($0.rawValue)" }
        }
        #expect(pairs.filter { !$0.hasPrefix("weather") }.count == 23)
        let output = await bench.run("gallery").output
        for pair in pairs { #expect(output.contains("  \(pair)\n"), "\(pair)") }
        #expect(bench.processor.requests == [])
    }

    @Test("a tap moves the posters, and what is shown is another")
    func tap() async throws {
        let bench = Bench()
        let id = try await bench.add(WidgetKinds.continueWatching, .accessoryInline)
        #expect(await bench.run("render", id).output.hasPrefix("▶ Шрек & осёл"))
        #expect(await bench.run("tap", id, "forward").code == .done)
        #expect(await bench.run("render", id).output.hasPrefix("▶ 進撃の巨人"))
        #expect(await bench.run("tap", id, "back").code == .done)
        #expect(await bench.run("render", id).output.hasPrefix("▶ Шрек & осёл"))
        #expect(bench.processor.requests.dropFirst().allSatisfy { $0.cause == .interaction })
        let wrong = await bench.run("tap", id, "up")
        #expect(wrong.code == .failed)
        #expect(wrong.errors.contains("`continue-watching` has no button `up`; it has back, forward, forget, undo"))
    }

    @Test("on a locked session, and where it is asked for, nothing personal is seen")
    func redacted() async throws {
        let bench = Bench()
        let id = try await bench.add(WidgetKinds.continueWatching, .medium)
        #expect(!(await bench.run("render", id, "--redacted")).output.contains("Шрек"))
        bench.lock.set(.locked)
        for format in HostFormat.allCases {
            let output = await bench.run("render", id, "--format", format.rawValue).output
            #expect(!output.contains("Шрек") && !output.contains("進撃"), "\(format)")
        }
        #expect(await bench.run("render", id).output.contains("[ ‹ Back ]"))
    }

    @Test("reload loads again because a person wants it, and explain tells of every widget")
    func reload() async throws {
        let bench = Bench()
        let id = try await bench.add()
        #expect(await bench.run("reload").code == .done)
        #expect(await bench.run("reload", "recommended").code == .done)
        #expect(bench.host.causes == [.placement, .person])
        #expect(await bench.run("reload", "songs").errors.contains("no widget `songs` in this build"))
        #expect(
            await bench.run("explain").output
                == """
                \(id)
                  last reload  never
                  left in a day  48 reloads
                  next reload  never

                """.replacing("last reload  never", with: "last reload    never").replacing(
                    "next reload  never", with: "next reload    never"))
        #expect(await bench.run("explain", "x.1").errors.contains("no widget `x.1` is placed"))
        #expect(await bench.run("explain", "--json").output.contains("\"budget\": 48"))
    }

    @Test("doctor prints what works in each bar, and what it would show")
    func doctor() async throws {
        let bench = Bench()
        #expect(await bench.run("doctor", "waybar").errors.contains("tessera widgets add continue-watching"))
        _ = try await bench.add()
        for (host, words) in [
            ("waybar", "\"return-type\": \"json\""), ("tmux", "render continue-watching.1 --format tmux"),
            ("i3bar", "status_command"), ("polybar", "tail = true"),
        ] {
            let run = await bench.run("doctor", host)
            #expect(run.output.contains(words), "\(host)")
            #expect(run.output.contains("continue-watching.1"), "\(host)")
            #expect(run.errors.hasPrefix("it would show now: "), "\(host)")
        }
    }

    @Test("why a widget is reloaded decides whether its sources are asked")
    func causes() async throws {
        let bench = Bench()
        let provider = PosterProvider(processor: bench.processor)
        let subject = WidgetSubject(profile: "ann", configuration: ["source": "local"])
        for (cause, mayLoad, expected) in [
            (.schedule, true, .schedule), (.schedule, false, .interaction), (.launch, true, .launch),
            (.person, true, .launch), (.profileChange, true, .profileChange), (.libraryChange, true, .libraryChange),
            (.intent, false, .interaction), (.placement, true, .display), (.clock, true, .display),
            (.locale, true, .display),
        ] as [(ReloadCause, Bool, LoadCause)] {
            let request = TimelineRequest(WidgetContext(.large), subject: subject, cause: cause, mayLoad: mayLoad)
            let timeline = try await provider.timeline(for: request)
            let wish = try #require(bench.processor.requests.last)
            #expect(wish.cause == expected, "\(cause)")
            #expect(wish.feed == PosterFeed(profile: "ann", source: "local"))
            #expect(wish.pictureSize == MediaPictureSize(width: 133, height: 176))
            #expect(timeline.policy == .after(bench.time.wallClock.now.advanced(by: PosterRules.lifetime)))
        }
    }
}
