import LocalizationKit
import NetworkInterface
import Testing
import XMLInterface

@testable import GalleryFlow

/// Forms of feeds as RSS 2.0, RSS 1.0, RFC 4287 and Media RSS 1.5.1 show them.
@Suite("the pictures of a feed")
struct PictureFeedTests {
    private static let media = "http://search.yahoo.com/mrss/"

    private func media(_ name: String, _ attributes: [String: String], _ children: [XMLElement] = []) -> XMLElement {
        XMLElement(name, namespace: Self.media, attributes: attributes, children: children)
    }

    private func title(_ text: String) -> XMLElement { XMLElement("title", text: text) }

    private func rss(_ items: [[XMLElement]]) -> XMLElement {
        let items = items.map { XMLElement("item", children: $0) }
        return XMLElement(
            "rss", children: [XMLElement("channel", children: [title("  Pictures\n of the day ")] + items)])
    }

    private func feed(_ items: [XMLElement]...) throws -> PictureFeed {
        try #require(PictureFeed(rss(items), base: try HTTPURL("https://h/news/feed.xml")))
    }

    private func url(_ text: String) throws -> PicturePlace { .web(try HTTPURL(text)) }

    @Test("Media RSS: the widest picture counts, wherever it stands, and a thumbnail is the small one")
    func mediaRSS() throws {
        let contents = [
            media("content", ["url": "https://h/s.jpg", "width": "100", "medium": "image"]),
            media("content", ["url": "https://h/l.jpg", "width": "900", "type": "image/jpeg"]),
            media("content", ["url": "https://h/l2.jpg", "width": "900", "type": "image/jpeg"]),
            media("content", ["url": "https://h/film.mp4", "width": "1900", "medium": "video"]),
        ]
        let thumbnail = media("thumbnail", ["url": "https://h/t.jpg"])
        let feed = try feed(
            [title("One")] + contents + [thumbnail], [title("Two"), media("group", [:], contents + [thumbnail])],
            [title("Three"), media("content", ["url": "https://h/l.jpg"], [thumbnail])])
        #expect(feed.title == "Pictures of the day")
        #expect(feed.items.map(\.title) == ["One", "Two", "Three"])
        for item in feed.items {
            #expect(try item.place == url("https://h/l.jpg") && item.thumbnail == url("https://h/t.jpg"))
        }
    }

    @Test("enclosures count when they are pictures, and a thumbnail alone is better than nothing")
    func enclosures() throws {
        let rows: [([XMLElement], String?)] = [
            ([XMLElement("enclosure", attributes: ["url": "a.png", "type": "image/png"])], "https://h/news/a.png"),
            ([XMLElement("enclosure", attributes: ["url": "/a.JPG?size=2"])], "https://h/a.JPG?size=2"),
            ([XMLElement("enclosure", attributes: ["url": "a.mp3", "type": "audio/mpeg"])], nil),
            ([XMLElement("enclosure", attributes: ["type": "image/png"])], nil),
            ([media("thumbnail", ["url": "//other/t"])], "https://other/t"),
            ([title("words alone")], nil), ([], nil),
        ]
        for (children, expected) in rows {
            let items = try feed(children).items
            #expect(try items.map(\.place) == (expected.map { [try url($0)] } ?? []), "\(children)")
        }
    }

    @Test("Atom and RSS 1.0 are feeds as well, and content of Atom is no picture")
    func otherFeeds() throws {
        let link = XMLElement("link", attributes: ["rel": "enclosure", "href": "https://h/a", "type": "image/webp"])
        let page = XMLElement("link", attributes: ["rel": "alternate", "href": "https://h/page.png"])
        let content = XMLElement(
            "content", namespace: "http://www.w3.org/2005/Atom", attributes: ["url": "https://h/b.png"])
        let atom = XMLElement(
            "feed",
            children: [title("Atom"), XMLElement("entry", children: [page, content, link]), XMLElement("entry")])
        let read = try #require(PictureFeed(atom, base: nil))
        #expect(try read.items == [GalleryItem(title: "a", place: url("https://h/a"))])
        let picture = media("content", ["url": "https://h/c.png"])
        let rdf = XMLElement("RDF", children: [XMLElement("channel"), XMLElement("item", children: [picture])])
        #expect(try PictureFeed(rdf, base: nil)?.items.map(\.place) == [url("https://h/c.png")])
        #expect(PictureFeed(XMLElement("html"), base: nil) == nil)
        #expect(PictureFeed(XMLElement("rss"), base: nil)?.items == [])
    }

    @Test("a feed never leads to a file, and an address that is none is passed over")
    func schemes() throws {
        for address in [
            "file:///etc/passwd.png", "javascript:x.png", "data:image/png;base64,AAAA", "https://a:b@h/x.png",
        ] {
            #expect(try feed([XMLElement("enclosure", attributes: ["url": address, "type": "image/png"])]).items == [])
        }
        #expect(PictureFeed(rss([[media("content", ["url": "relative.png"])]]), base: nil)?.items == [])
    }

    @Test("titles are one line of at most 200 characters; the item's own goes before that of its media")
    func titles() throws {
        let picture = media("content", ["url": "https://h/p.png"])
        let other = XMLElement("title", namespace: Self.media, text: "of the media")
        let long = String(repeating: "a", count: 300)
        let feed = try feed(
            [other, title("its own"), picture], [other, picture], [title(long), picture], [title(" \n"), picture])
        #expect(feed.items.map(\.title) == ["its own", "of the media", .init(String(long.prefix(200))), "p.png"])
    }

    @Test("ten thousand items are read in their order")
    func large() throws {
        let items = (0..<10_001).map { [media("content", ["url": "https://h/\($0).png"])] }
        let feed = try #require(PictureFeed(rss(items), base: nil))
        #expect(feed.items.count == 10_001)
        #expect(try feed.items.last?.place == url("https://h/10000.png"))
    }
}
