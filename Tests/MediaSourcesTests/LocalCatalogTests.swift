import FeatureKitTesting
import Glibc
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing
import WidgetCoreInterface
import XMLInterface

@testable import MediaSources

@Suite("this computer as a source")
struct LocalCatalogTests {
    /// A film of so many seconds.
    private static func film(_ seconds: Double) -> [UInt8] {
        let ticks = (seconds * 1000).bitPattern
        let duration: [UInt8] =
            [0x44, 0x89, 0x88] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: ticks >> (8 * $0)) }
        let info: [UInt8] = [0x15, 0x49, 0xa9, 0x66, 0x80 | UInt8(duration.count)] + duration
        return [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x80 | UInt8(info.count)] + info
    }

    private struct Home {
        let disk = Disk()
        let runner = ScriptedProcessRunner(["mpv": .answers(output: "")])
        let removing: any Files
        let watch = MemoryWatch()

        init() { removing = RemovingFiles() }

        func catalog(
            folders: [String] = [], player: String = "mpv --fs", files: (any Files)? = nil
        ) -> LocalCatalog {
            let environment = FixedEnvironment(["HOME": disk.root])
            return LocalCatalog(
                shelf: LocalShelf(tree: disk.tree, environment: environment, xml: nil),
                library: VideoLibrary(disk.tree),
                durations: Durations(disk.tree), player: Player(runner) { player }, files: files ?? removing,
                watch: watch
            ) { folders }
        }

        func film(_ name: String, seconds: Double = 1000, modified: Int64 = 1_700_000_000) {
            disk.write("Videos/\(name)", LocalCatalogTests.film(seconds))
            disk.touch("Videos/\(name)", WallTime(seconds: modified))
        }

        /// What mpv writes when a film is left.
        func leave(_ name: String, at seconds: Double, time: Int64, state: Bool = false, text: String? = nil) {
            let folder = state ? ".local/state/mpv" : ".config/mpv"
            let file = "\(folder)/watch_later/\(MD5.name(of: disk.path("Videos/\(name)")))"
            disk.write(file, text ?? "start=\(seconds)\n")
            disk.touch(file, WallTime(seconds: time))
        }
    }

    /// Removes what it is told to, and does nothing else.
    private struct RemovingFiles: Files {
        func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { throw FileError(.read, path, .missing) }
        func write(_ bytes: [UInt8], to path: String) throws(FileError) { throw FileError(.write, path, .notAllowed) }
        func names(in path: String) throws(FileError) -> [String] { [] }
        func remove(_ path: String) throws(FileError) { _ = Glibc.unlink(path) }
    }

    private let request = MediaRequest(profile: "local", limit: 6)

    @Test("what was left is shown, the last first, with its position, duration and time, from all folders of mpv")
    func begun() async throws {
        let home = Home()
        home.film("Lost/Lost.S01E02.Tabula.mkv")
        home.film("Dune (2021).mkv", seconds: 9000)
        home.leave("Lost/Lost.S01E02.Tabula.mkv", at: 400, time: 100)
        home.leave("Dune (2021).mkv", at: 4500.5, time: 200, state: true)
        home.disk.write(".config/mpv/watch_later/\(MD5.name(of: home.disk.path("Videos/Lost")))", "# redirect entry\n")
        home.disk.write(".config/mpv/watch_later/half", "start=5")
        let items = try await home.catalog().continueWatching(request)
        #expect(items.map(\.title) == ["Dune", "Tabula"])
        #expect(items.map(\.show) == [nil, "Lost"])
        #expect(items.map(\.position) == [4500.5, 400])
        #expect(items.map(\.duration) == [9000, 1000])
        #expect(items.map(\.watchedAt) == [200, 100])
        #expect(items[1].episode == MediaEpisode(season: 1, number: 2))
        #expect(items[0].id == MediaID(home.disk.path("Videos/Dune (2021).mkv"), from: "local"))
    }

    @Test("what was hardly begun, watched to the end, is short, or is gone, is not shown")
    func rules() async throws {
        for (seconds, position, isShown) in [
            (1000, 49, false), (1000, 50, true), (1000, 900, true), (1000, 901, false), (299, 100, false),
            (300, 100, true),
        ] as [(Double, Double, Bool)] {
            let home = Home()
            home.film("a.mkv", seconds: seconds)
            home.leave("a.mkv", at: position, time: 1)
            #expect(try await home.catalog().continueWatching(request).isEmpty != isShown, "\(position) of \(seconds)")
        }
        let gone = Home()
        gone.leave("a.mkv", at: 5, time: 1, text: "# \(gone.disk.path("Videos/a.mkv"))\nstart=500\n")
        #expect(try await gone.catalog().continueWatching(request) == [])
    }

    @Test("an address, and a file of unknown duration, are shown with their position alone")
    func unknown() async throws {
        let home = Home()
        home.disk.write("Videos/a.mkv", "no film at all")
        home.leave("a.mkv", at: 77, time: 2)
        home.disk.write(
            ".config/mpv/watch_later/E9A0553BCF8BA07FBF7EE5EE36136E4F",
            "# https://ok.ru/video/1443211512573\nstart=60\n")
        let items = try await home.catalog().continueWatching(request)
        #expect(Set(items.map(\.id.item)) == [home.disk.path("Videos/a.mkv"), "https://ok.ru/video/1443211512573"])
        #expect(items.allSatisfy { $0.duration == nil })
        #expect(Set(items.map(\.position)) == [77, 60])
    }

    @Test("names by the last part of a path are understood when mpv.conf says so")
    func ignoredPath() async throws {
        let home = Home()
        home.film("e1.mkv")
        home.disk.write(".config/mpv/watch_later/1F1FD658C414D7E3F988ECAFBE2D909D", "start=500")
        #expect(try await home.catalog().continueWatching(request) == [])
        home.disk.write(".config/mpv/mpv.conf", "ignore-path-in-watch-later-config=yes\n")
        #expect(try await home.catalog().continueWatching(request).map(\.title) == ["e1"])
    }

    @Test("what is forgotten leaves every folder of mpv, and nothing else does")
    func forget() async throws {
        let home = Home()
        for name in ["a.mkv", "b.mkv"] {
            home.film(name)
            home.leave(name, at: 500, time: 1)
        }
        home.leave("a.mkv", at: 500, time: 1, state: true)
        try await home.catalog().forget(home.disk.path("Videos/a.mkv"), profile: "local")
        #expect(try await home.catalog().continueWatching(request).map(\.title) == ["b"])
    }

    @Test("what was forgotten comes back as mpv had written it, in every folder, with all that mpv remembers")
    func restore() async throws {
        let home = Home()
        home.film("a.mkv")
        home.leave("a.mkv", at: 500, time: 1, text: "start=500.25\nsid=no\nvolume=55\n")
        home.leave("a.mkv", at: 400, time: 1, state: true)
        let (catalog, path) = (home.catalog(files: home.disk.files), home.disk.path("Videos/a.mkv"))
        let before = catalog.shelf.resumes.contents(of: path)
        let bookmark = try #require(try await catalog.bookmark(of: path, profile: "local"))
        try await catalog.forget(path, profile: "local")
        #expect(try await catalog.continueWatching(request) == [])
        #expect(try await catalog.bookmark(of: path, profile: "local") == nil)
        try await catalog.restore(path, from: bookmark, profile: "local")
        let after = catalog.shelf.resumes.contents(of: path)
        #expect(after.map(\.path) == before.map(\.path) && after.map(\.bytes) == before.map(\.bytes))
        #expect(before.count == 2)
    }

    @Test("the next episodes are recommended, then the newest, then films that belong to everybody")
    func recommended() async throws {
        let home = Home()
        for number in [1, 2, 3, 10] { home.film("Lost/Lost.S01E\(number < 10 ? "0" : "")\(number).mkv") }
        home.film("Old.mkv", modified: 1_600_000_000)
        home.film("New.mkv", modified: 1_800_000_000)
        home.leave("Lost/Lost.S01E02.mkv", at: 950, time: 5)
        home.disk.write(
            ".local/state/mpv/watch_history.jsonl",
            "{\"time\":1,\"path\":\"\(home.disk.path("Videos/Old.mkv"))\"}\n")
        let items = try await home.catalog().recommendations(request)
        #expect(items.count == 6)
        #expect(items.prefix(2).map { $0.show ?? $0.title } == ["Lost", "New"])
        #expect(items[0].episode == MediaEpisode(season: 1, number: 3))
        #expect(items[2].title == "Metropolis")
        #expect(items[2].genres == ["scifi"])
        let words = try await home.catalog().words(profile: "local")
        #expect(words.genres["scifi"]?.text(in: .russian) == "фантастика")
        for item in PublicDomain.items {
            #expect(
                item.genres.allSatisfy { words.genres[$0] != nil }
                    && item.countries.allSatisfy { words.countries[$0] != nil })
        }
    }

    @Test("a new user is recommended films that belong to everybody, and has begun nothing")
    func newUser() async throws {
        let home = Home()
        #expect(try await home.catalog().recommendations(request) == PublicDomain.items)
        #expect(try await home.catalog().continueWatching(request) == [])
    }

    @Test("a player is started with the arguments that a person decided on, and never takes a path for an option")
    func play() async throws {
        let home = Home()
        try await home.catalog().play("/films/-a b.mkv", profile: "local")
        #expect(home.runner.requests.map(\.program) == ["mpv"])
        #expect(home.runner.requests.map(\.arguments) == [["--fs", "--", "/films/-a b.mkv"]])
        await #expect(throws: ProcessError.notFound(program: "vlc")) {
            try await home.catalog(player: "vlc").play("/a", profile: "local")
        }
    }

    @Test("what Debian's mpv wrote about a real film is what is shown")
    func real() async throws {
        let home = Home()
        home.disk.write("Videos/.keep")
        let film = home.disk.path("Videos/Фильм & тест (1999).mkv")
        home.disk.write(
            "quit.lua", "mp.register_event('playback-restart', function() mp.command('quit-watch-later') end)")
        let made = try ChildProgram(
            "/usr/bin/ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "color=c=blue:s=32x24:r=1:d=1200", "-c:v", "mpeg4", film]
        ).end()
        #expect(made == ChildProgram.Outcome(status: 0))
        let played = try ChildProgram(
            "/usr/bin/mpv",
            ["--no-terminal", "--vo=null", "--ao=null", "--script=\(home.disk.path("quit.lua"))", "--start=600", film],
            environment: ["HOME": home.disk.root]
        ).end()
        #expect(played.status == 0)
        let items = try await home.catalog().continueWatching(request)
        #expect(items.map(\.title) == ["Фильм & тест"])
        #expect(items.map(\.year) == [1999])
        #expect(items.map(\.position) == [600])
        #expect(items.map(\.duration) == [1200])
    }
}
