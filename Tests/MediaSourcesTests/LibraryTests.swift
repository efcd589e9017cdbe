import PlatformInterface
import PlatformTesting
import Testing
import XMLInterface

@testable import MediaSources

@Suite("videos on a disk")
struct LibraryTests {
    @Test("names of files tell series, season, episode, title and year")
    func names() {
        for (name, folder, show, season, number, title, year) in [
            ("Game.of.Thrones.S01E02.The.Kingsroad.1080p.mkv", "", "Game of Thrones", 1, 2, "The Kingsroad", nil),
            ("Lost - s2e10 - Fire + Water.avi", "", "Lost", 2, 10, "Fire + Water", nil),
            ("S01E03.mkv", "Dark", "Dark", 1, 3, nil, nil), ("1x05 Title.mkv", "Тьма", "Тьма", 1, 5, "Title", nil),
            ("S01E03.mkv", "Season 1", nil, nil, nil, "S01E03", nil),
            ("Dune (2021).mkv", "Films", nil, nil, nil, "Dune", 2021),
            ("Blade.Runner.2049.2017.2160p.BluRay.mkv", "", nil, nil, nil, "Blade Runner", 2049),
            ("Sherlock Jr. (1924).mkv", "", nil, nil, nil, "Sherlock Jr.", 1924),
            ("Sherlock.Jr.1924.mkv", "", nil, nil, nil, "Sherlock Jr", 1924),
            ("Mr. Bean S01E02.mkv", "", "Mr. Bean", 1, 2, nil, nil),
            ("1917.mkv", "", nil, nil, nil, "1917", nil), ("Шрек_и_осёл.mp4", "", nil, nil, nil, "Шрек и осёл", nil),
            ("進撃の巨人 🎬.mkv", "", nil, nil, nil, "進撃の巨人 🎬", nil), ("web.mkv", "", nil, nil, nil, "web", nil),
            ("noending", "", nil, nil, nil, "noending", nil), (".mkv", "", nil, nil, nil, nil, nil),
        ] as [(String, String, String?, Int?, Int?, String?, Int?)] {
            let found = VideoName(name, in: folder)
            #expect(found.show == show, "\(name)")
            #expect(found.season == season, "\(name)")
            #expect(found.number == number, "\(name)")
            #expect(found.title == title, "\(name)")
            #expect(found.year == year, "\(name)")
        }
    }

    @Test("numbers in names are counted, however long they are")
    func order() {
        let ordered = ["e1", "E2", "e10", "e10b", "e0011", "e99999999999999999999999", "f1", "x", "x1", "x01"]
        #expect(
            Array(ordered.reversed()).sorted { NaturalOrder($0) < NaturalOrder($1) } == [
                "e1", "E2", "e10", "e10b", "e0011", "e99999999999999999999999", "f1", "x", "x01", "x1",
            ])
    }

    @Test("a library finds videos with their pictures, follows rings once and lists again only what changed")
    func library() async throws {
        let disk = Disk()
        for name in ["b10.mkv", "b2.mkv", "notes.txt", ".hidden.mkv", "b2.jpg", "poster.png", "UP.MKV"] {
            disk.write(name)
        }
        disk.write("sub/c.mp4")
        disk.write("sub/deep/d.webm")
        disk.link("sub/ring", to: "")
        let library = VideoLibrary(disk.tree)
        let found = await library.videos(below: [disk.root, disk.root, disk.path("none")])
        #expect(
            found.map { $0.path.dropFirst(disk.root.count + 1) } == [
                "b2.mkv", "b10.mkv", "UP.MKV", "sub/c.mp4", "sub/deep/d.webm",
            ])
        #expect(
            found.map(\.picture) == [disk.path("b2.jpg"), disk.path("poster.png"), disk.path("poster.png"), nil, nil])
        #expect(disk.tree.listed.count == 3)
        #expect(await library.videos(below: [disk.root]) == found)
        #expect(disk.tree.listed.count == 3)
        disk.write("sub/deep/e.mkv")
        disk.touch("sub/deep", WallTime(seconds: 2_000_000_000))
        #expect(await library.videos(below: [disk.root]).count == 6)
        #expect(disk.tree.listed.dropFirst(3) == [disk.path("sub/deep")])
    }

    @Test("of what a desktop remembers only local videos are taken, and nothing private")
    func recent() {
        func bookmark(_ href: String, type: String = "video/x-matroska", isPrivate: Bool = false) -> XMLElement {
            let metadata = XMLElement(
                "metadata",
                children: [XMLElement("mime-type", attributes: ["type": type])]
                    + (isPrivate ? [XMLElement("private")] : []))
            return XMLElement(
                "bookmark", attributes: ["href": href], children: [XMLElement("info", children: [metadata])])
        }
        let document = XMLElement(
            "xbel",
            children: [
                bookmark("file:///a%20b/%D1%8F.mkv"), bookmark("file:///p.mkv", isPrivate: true),
                bookmark("file:///t.txt", type: "text/plain"), bookmark("https://example.org/v.mkv"),
                bookmark("file:///broken%2"), bookmark("file:///broken%zz"), XMLElement("bookmark"),
            ])
        #expect(RecentFiles.paths(in: document) == ["/a b/я.mkv"])
    }

    @Test("the folder of videos is that of the desktop")
    func folder() {
        let environment = FixedEnvironment(["HOME": "/home/ann"])
        for (text, folder) in [
            (nil, "/home/ann/Videos"), ("XDG_VIDEOS_DIR=\"$HOME/Видео\"\n", "/home/ann/Видео"),
            ("# XDG_VIDEOS_DIR=\"/x\"\nXDG_VIDEOS_DIR=\"/media/films\"", "/media/films"),
            ("XDG_VIDEOS_DIR=\"\"", "/home/ann/Videos"),
        ] {
            #expect(LocalFolders.standard(environment, userDirectories: text) == folder)
        }
    }
}
