import NetworkInterface
import Testing

@testable import GalleryFlow

@Suite("where pictures come from, as people write it")
struct GallerySourceTests {
    @Test("nothing, an address in any case, or a path")
    func sources() throws {
        #expect(try GallerySource("", home: nil) == .samples)
        #expect(
            try GallerySource("HTTPS://Example.org/a b.png", home: nil)
                == .web(HTTPURL("https://example.org/a%20b.png")))
        #expect(try GallerySource("http://h/", home: nil) == .web(HTTPURL("http://h/")))
        #expect(try GallerySource("https.png", home: nil) == .file(FilePath("https.png", home: nil)))
        #expect(throws: HTTPURLError.credentials) { try GallerySource("https://a:b@h/x.png", home: nil) }
    }

    @Test("a path is absolute, in the home, or in the folder where the program was started")
    func paths() {
        let rows = [
            ("/a/b.png", "/a/b.png", "b.png"), ("~/b.png", "/home/ada/b.png", "b.png"), ("~", "/home/ada", "~"),
            ("b.png", "/proc/self/cwd/b.png", "b.png"), ("../b/", "/proc/self/cwd/../b/", "b"),
            ("~ada/b.png", "/proc/self/cwd/~ada/b.png", "b.png"), ("/", "/", "/"),
        ]
        for (text, absolute, name) in rows {
            let path = FilePath(text, home: "/home/ada")
            #expect(path.text == text && path.absolute == absolute && path.name == name, "\(text)")
        }
        #expect(FilePath("~/b", home: nil).absolute == "/proc/self/cwd/~/b")
        #expect(FilePath("a/", home: nil).appending("b").text == "a/b")
        #expect(FilePath("a", home: nil).appending("b").absolute == "/proc/self/cwd/a/b")
    }
}
