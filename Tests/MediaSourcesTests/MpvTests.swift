import PlatformTesting
import Testing

@testable import MediaSources

@Suite("what mpv writes")
struct MpvTests {
    @Test("a resume file has a position, and the path where mpv was told to write it")
    func resumes() {
        for (text, position, path) in [
            ("start=43.423000\nvolume=55.000000\nsid=no\nvf=lavfi=graph=%15%scale=w=32:h=24\n", 43.423, nil),
            ("# /films/a.mkv\nstart=7\n", 7, "/films/a.mkv"), ("# Фильм тест.mkv\nstart=1.5", 1.5, "Фильм тест.mkv"),
            ("volume=5\nstart=2\r\n", 2, nil), ("volume=55.000000\n", nil, nil),
            ("# redirect entry\n# /films\n", nil, nil),
            ("# redirect entry\n# /\n", nil, nil), ("", nil, nil), ("start=", nil, nil), ("start=-5", nil, nil),
            ("start=nan", nil, nil), ("sta", nil, nil), ("start=1e999", nil, nil),
        ] as [(String, Double?, String?)] {
            let file = ResumeFile(text)
            #expect(file?.position == position, "\(text)")
            #expect(file?.path == path, "\(text)")
        }
    }

    @Test("mpv.conf says where resume files are and how they are named")
    func configuration() {
        for (text, folder, ignores) in [
            ("", nil, false), ("watch-later-dir=/a b", "/a b", false),
            ("watch-later-directory = '/c#d' # old", "/c#d", false),
            ("--watch-later-dir=\"~~/later\"", "~~/later", false), ("#watch-later-dir=/a", nil, false),
            ("watch-later-dir=%3%/a#", "/a#", false), ("watch-later-dir=/a # there", "/a", false),
            ("ignore-path-in-watch-later-config\nvolume=1", nil, true),
            ("ignore-path-in-watch-later-config=no", nil, false),
        ] as [(String, String?, Bool)] {
            let configuration = MpvConfiguration(text)
            #expect(configuration.watchLaterFolder == folder, "\(text)")
            #expect(configuration.ignoresPath == ignores, "\(text)")
        }
    }

    @Test("all places of all versions are read")
    func places() {
        let none: (String) -> MpvConfiguration = { _ in MpvConfiguration() }
        let usual = MpvPlaces(FixedEnvironment(["HOME": "/home/ann"]), configuration: none)
        #expect(usual.watchLater == ["/home/ann/.config/mpv/watch_later", "/home/ann/.local/state/mpv/watch_later"])
        let moved = MpvPlaces(
            FixedEnvironment(["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative"])
        ) { $0 == "/c/mpv" ? MpvConfiguration("watch-later-dir=~/later") : MpvConfiguration() }
        #expect(moved.watchLater == ["/h/later", "/c/mpv/watch_later", "/h/.local/state/mpv/watch_later"])
        let own = MpvPlaces(FixedEnvironment(["HOME": "/h", "MPV_HOME": "/m"]), configuration: none)
        #expect(own.watchLater == ["/m/watch_later"])
        #expect(own.histories == ["/m/watch_history.jsonl"])
    }

    @Test("the history has each path once, the last first, and what is no line of it is passed over")
    func history() {
        let history = WatchHistory(
            """
            {"time":1732950000,"path":"/a.mkv","title":"A"}
            {"time":1732950100,"path":"/b.mkv"}
            nonsense
            {"path":"/c.mkv"}
            {"time":1732950200,"path":"/a.mkv"}
            {"time":17329503
            """)
        #expect(history.visits.map(\.path) == ["/a.mkv", "/b.mkv"])
        #expect(history.visits.map(\.time) == [1_732_950_200, 1_732_950_100])
    }
}
