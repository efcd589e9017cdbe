import FeatureKitTesting
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing
import WidgetCoreInterface

@testable import MediaSources

@Suite("what was played from a server")
struct PlaybackTests {
    private let disk = Disk()

    private func positions() -> PlaybackPositions {
        PlaybackPositions(directories: FolderDirectories(disk.root), files: disk.files)
    }

    /// Plays with a program that leaves a resume file, or none, and ends.
    private func play(_ text: String?, code: Int32 = 0) async throws -> [(method: String, target: String, body: String)]
    {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Items/f27c", .text(JellyfinStage.episode))
        for path in ["/Sessions/Playing/Progress", "/UserPlayedItems/f27caa37e5142225cceded48f6553502"] {
            stage.network.answer(path, .text("", 204))
        }
        let runner = ScriptedProcessRunner([
            "mpv": ScriptedProgram { process in
                let folder = process.request.arguments.compactMap { word -> String? in
                    word.hasPrefix("--watch-later-directory=") ? String(word.dropFirst(24)) : nil
                }
                if let text, let folder = folder.first, let address = process.request.arguments.last {
                    try disk.files.write(Array(text.utf8), to: "\(folder)/\(MD5.name(of: address))")
                }
                return .exited(code)
            }
        ])
        let catalog = JellyfinCatalog(
            link: stage.parts.jellyfin, player: Player(runner, positions: positions()) { "mpv" })
        let changes = catalog.changes(profile: "local")
        try await catalog.play("f27c", profile: "local")
        #expect(runner.requests.first?.arguments.contains("--save-position-on-quit") == true)
        if text != nil || code == 0 { for await _ in changes { break } }
        return stage.network.requests.dropFirst().map { ($0.method, $0.target, $0.text) }
    }

    @Test("where it was left is told to the server")
    func left() async throws {
        let sent = try await play("start=1500.500000\nvolume=50\n")
        #expect(sent.map(\.method) == ["POST"])
        #expect(sent.map(\.target) == ["/Sessions/Playing/Progress"])
        #expect(
            sent.first?.body
                == #"{"ItemId":"f27caa37e5142225cceded48f6553502","PositionTicks":15005000000,"IsPaused":true}"#)
    }

    @Test("what was played to its end was watched")
    func finished() async throws {
        let sent = try await play(nil)
        #expect(sent.map(\.target) == ["/UserPlayedItems/f27caa37e5142225cceded48f6553502?userId=u1"])
    }

    @Test("of what could not be played nothing is told")
    func failed() {
        #expect(positions().end(of: "http://a/b", .exited(2)) == nil)
        #expect(positions().end(of: "http://a/b", .signalled(9)) == nil)
    }

    @Test("Debian's mpv writes where it was told to when it is left, and nothing at the end of a film")
    func real() throws {
        let film = disk.path("film.mkv")
        let made = try ChildProgram(
            "/usr/bin/ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "color=c=blue:s=32x24:r=1:d=600", "-c:v", "mpeg4", film]
        ).end()
        #expect(made.status == 0)
        for (start, expected) in [(300, PlaybackEnd.left(at: 300)), (599, .finished)] {
            // Without a pause it would be elsewhere when it is told to quit.
            let (pace, quit) = start == 300 ? ("--pause", "mp.command('quit')") : ("--untimed", "")
            disk.write("quit.lua", "mp.register_event('playback-restart', function() \(quit) end)")
            let saving = try positions().arguments(for: film)
            let words =
                ["--no-terminal", "--vo=null", "--ao=null", pace, "--script=\(disk.path("quit.lua"))"]
                + ["--start=+\(start)"] + saving + ["--", film]
            let played = try ChildProgram("/usr/bin/mpv", words, environment: ["HOME": disk.root]).end()
            #expect(played.status == 0, "\(played.errors)")
            #expect(positions().end(of: film, .exited(played.status)) == expected)
        }
    }
}
