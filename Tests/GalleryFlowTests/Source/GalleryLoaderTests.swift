import FeatureKitInterface
import ImageCodecInterface
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import Testing
import TextViewKitInterface
import XMLInterface

@testable import GalleryFlow

@Suite("getting pictures from where they are")
struct GalleryLoaderTests {
    private func problem(_ body: () async throws -> some Sendable) async -> String? {
        do {
            _ = try await body()
            return nil
        } catch {
            return LocalizedText(error).text(in: .english)
        }
    }

    @Test("the program's own are there without a disk and a network, and say what they are")
    func samples() async throws {
        let loader = try GalleryStage().loader(nil)
        let listing = try await loader.listing(of: .samples)
        #expect(listing.items.map(\.place) == Sample.allCases.map(PicturePlace.drawn))
        let picture = try await loader.picture(at: .drawn(.hills), fitting: PixelSize(width: 30, height: 30))
        #expect((picture.image.width, picture.image.height) == (30, 20))
        #expect(picture.facts == PictureFacts(information: nil, size: Sample.size, bytes: 0))
        #expect(try await loader.facts(at: .drawn(.hills)) == picture.facts)
    }

    @Test("a folder lists what is called like a picture, in its order, and hides what is hidden")
    func folder() async throws {
        let stage = try GalleryStage()
        for name in ["b.PNG", "a.jpg", ".c.png", "d.txt", "e.webp", "png", "f.jpeg"] { try stage.write([1], to: name) }
        let listing = try await stage.loader.listing(of: .file(stage.folder))
        #expect(listing.title == "pictures")
        #expect(listing.items.map(\.title) == ["a.jpg", "b.PNG", "e.webp", "f.jpeg"])
        #expect(listing.items[0].place == .file(stage.folder.appending("a.jpg")))
    }

    @Test("a file is what it begins with: a picture alone, or a feed")
    func files() async throws {
        let item = XMLElement("item", children: [XMLElement("enclosure", attributes: ["url": "http://h/a.png"])])
        let rss = XMLElement("rss", children: [XMLElement("channel", children: [item])])
        let stage = try GalleryStage(document: rss)
        let picture = try stage.write(GalleryStage.picture(), to: "a.txt")
        #expect(
            try await stage.loader.listing(of: .file(picture)).items
                == [GalleryItem(title: "a.txt", place: .file(picture))])
        let starts: [[UInt8]] = [
            Array("<rss".utf8), Array(" \n<?xml".utf8), [0xEF, 0xBB, 0xBF, 0x3C], [0xFF, 0xFE, 0x3C, 0],
        ]
        for start in starts {
            let feed = try stage.write(start, to: "feed.png")
            let listing = try await stage.loader.listing(of: .file(feed))
            #expect(listing.items.map(\.title) == ["a.png"])
            #expect(listing.title == "feed.png")
        }
    }

    @Test("a picture is decoded into the box, and its facts are those of the file")
    func picture() async throws {
        let stage = try GalleryStage()
        let place = PicturePlace.file(try stage.write(GalleryStage.picture(), to: "a.png"))
        let picture = try await stage.loader.picture(at: place, fitting: PixelSize(width: 10, height: 10))
        #expect((picture.image.width, picture.image.height) == (10, 5))
        let bytes = GalleryStage.picture().count
        let size = PixelSize(width: 40, height: 20)
        let facts = PictureFacts(
            information: ImageInformation(format: .png, storedSize: size), size: size, bytes: bytes)
        #expect(picture.facts == facts)
        #expect(try await stage.loader.facts(at: place) == facts)
    }

    @Test("what cannot be had is told with its place as it was written")
    func problems() async throws {
        let stage = try GalleryStage()
        let loader = stage.loader
        let missing = FilePath("nothing.png", home: nil)
        let noPicture = try stage.write(Array("hello".utf8), to: "hello.png")
        let cut = try stage.write(Array("picture 40".utf8), to: "cut.png")
        let page = try stage.write(Array("<html>".utf8), to: "page.png")
        #expect(await problem { try await loader.listing(of: .file(missing)) } == "nothing.png: no such file or folder")
        #expect(await problem { try await loader.facts(at: .file(missing)) } == "nothing.png: no such file or folder")
        for place in [noPicture, cut] {
            let listed = await problem { try await loader.listing(of: .file(place)) }
            let shown = await problem { try await loader.picture(at: .file(place), fitting: PictureIntent.box) }
            #expect(listed?.hasPrefix("\(place.text): ") == true && listed == shown)
        }
        #expect(
            await problem { try await loader.listing(of: .file(page)) }?
                .hasPrefix("\(page.text): it is neither a picture nor a feed: ") == true)
        let other = try GalleryStage(document: XMLElement("html"))
        let html = try other.write(Array("<html>".utf8), to: "page.png")
        #expect(
            await problem { try await other.loader.listing(of: .file(html)) }
                == "\(html.text): it is neither a picture nor a feed: it is a document of `html`")
    }

    @Test("what a picture says of its size is believed before it is memory")
    func limits() async throws {
        let stage = try GalleryStage()
        let lying = try stage.write(GalleryStage.picture(width: 65_535, height: 65_535), to: "lying.png")
        let text = await problem { try await stage.loader.picture(at: .file(lying), fitting: GalleryIntent.thumbnail) }
        #expect(
            text == "\(lying.text): \(ImageError.tooManyPixels(.init(width: 65_535, height: 65_535), limit: 128 << 20))"
        )
        // It can still be told what it says.
        #expect(try await stage.loader.facts(at: .file(lying)).size == PixelSize(width: 65_535, height: 65_535))
        let long = try stage.write([UInt8](repeating: 1, count: 32 << 20 + 1), to: "long.png")
        let limit = FileError(.read, "", .tooLarge(limit: 32 << 20)).reason
        #expect(await problem { try await stage.loader.facts(at: .file(long)) } == "\(long.text): \(limit)")
    }

    @Test("an address is asked for pictures and feeds only, and its answer is a picture or a feed")
    func web() async throws {
        let item = XMLElement("item", children: [XMLElement("enclosure", attributes: ["url": "b.png"])])
        let stage = try GalleryStage(
            document: XMLElement("rss", children: [XMLElement("channel", children: [item])]))
        stage.network.answer("/a.png", Answer(body: GalleryStage.picture()))
        stage.network.answer("/feed", .redirect(to: "/news/feed.xml"))
        stage.network.answer("/news/feed.xml", .text("<rss>"))
        let loader = stage.loader
        let picture = try await loader.picture(
            at: .web(stage.network.url("/a.png")), fitting: PixelSize(width: 4, height: 4))
        #expect((picture.image.width, picture.image.height) == (4, 2))
        #expect(stage.network.requests[0].headers["Accept"]?.hasPrefix("image/png") == true)
        let listing = try await loader.listing(of: .web(stage.network.url("/feed")))
        // Relative to where the redirect led.
        #expect(listing.items.map(\.place) == [.web(stage.network.url("/news/b.png"))])
    }

    @Test("what a server refuses is told, and what may work later says so")
    func refused() async throws {
        let stage = try GalleryStage()
        let (loader, url) = (stage.loader, stage.network.url("/gone.png"))
        let error = await #expect(throws: GalleryError.self) { try await loader.facts(at: .web(url)) }
        #expect(error == GalleryError(place: "\(url)", reason: HTTPError.status(404).explanation))
        let refusing = stage.loader(RefusingNetwork())
        let later = await #expect(throws: GalleryError.self) { try await refusing.facts(at: .web(url)) }
        #expect(later?.isTransient == true)
        let without = await #expect(throws: GalleryError.self) { try await stage.loader(nil).facts(at: .web(url)) }
        #expect(without == GalleryError(place: "\(url)", reason: Strings.noNetwork))
    }

    @Test("a build that reads no XML says so")
    func noXML() async throws {
        var stage = try GalleryStage()
        stage.xml = nil
        let feed = try stage.write(Array("<rss>".utf8), to: "feed.xml")
        let loader = stage.loader
        #expect(
            await problem { try await loader.listing(of: .file(feed)) }
                == "\(feed.text): this build reads no feeds: the feature `xml` is not in it")
    }
}

/// A network on which nobody listens.
private struct RefusingNetwork: HTTPTransport {
    private var error: HTTPError { .refused(host: "server.test", port: 80) }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { throw error }
    func stream(_ request: HTTPRequest) async throws -> HTTPStream { throw error }
    func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead { throw error }
}
