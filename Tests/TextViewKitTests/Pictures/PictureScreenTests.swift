import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("pictures on a terminal with a protocol for them")
struct PictureScreenTests {
    /// A renderer, a writer and a terminal that show the same.
    private struct Stage {
        let renderer = Renderer(paintsPictures: true)
        let writer: FrameWriter
        var terminal: ModelTerminal
        var size: Size

        init(_ pictures: PictureProtocol, _ size: Size = Size(width: 16, height: 8)) {
            var capabilities = TerminalCapabilities()
            capabilities.pictures = pictures
            writer = FrameWriter(capabilities: capabilities)
            terminal = ModelTerminal(width: size.width, height: size.height)
            self.size = size
        }

        /// Shows a view, and the same again for nothing; returns how many bytes it took.
        mutating func show(_ view: some View) throws -> Int {
            let cells = renderer.frame(view, size: size)
            writer.write(cells)
            let count = writer.output.withBytes(\.count)
            try terminal.apply(writer.output)
            #expect(terminal.difference(from: cells) == nil)
            writer.write(renderer.frame(view, size: size))
            #expect(writer.output.isEmpty)
            return count
        }
    }

    private func image(_ width: Int, _ height: Int, seed: Int = 0) throws -> Image {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { bytes += [UInt8(x * 20 % 256), UInt8(y * 30 % 256), UInt8(seed), x == y ? 0 : 255] }
        }
        return Image(try #require(PixelImage(width: width, height: height, bytes: bytes)), label: "picture")
    }

    @Test("a picture is shown, moved, covered, uncovered and removed", arguments: PictureProtocol.allCases)
    func life(pictures: PictureProtocol) throws {
        let picture = try image(6, 7)
        var stage = Stage(pictures)
        _ = try stage.show(picture)
        #expect(stage.terminal.hasPictures)
        _ = try stage.show(
            VStack {
                Text("above"); picture
            })
        _ = try stage.show(
            HStack {
                Text("x"); picture; Text("beside")
            })
        _ = try stage.show(
            ZStack {
                picture; Text("ab")
            })
        _ = try stage.show(picture)
        _ = try stage.show(Text("text"))
        #expect(!stage.terminal.hasPictures)
        #expect(stage.terminal.kitty.images.isEmpty)
    }

    @Test("what changes beside a picture does not send it again", arguments: PictureProtocol.allCases)
    func beside(pictures: PictureProtocol) throws {
        let picture = try image(6, 6)
        var stage = Stage(pictures)
        _ = try stage.show(
            HStack {
                picture; Text("0")
            })
        for step in 1..<10 {
            #expect(
                try stage.show(
                    HStack {
                        picture; Text("\(step)")
                    }) < 16)
        }
    }

    @Test("the pixels of the kitty protocol are sent once, however the picture moves")
    func once() throws {
        let picture = try image(12, 12)
        var stage = Stage(.kitty)
        // 144 pixels of 32 bits are 768 characters.
        #expect(try stage.show(picture) > 768)
        for y in 1..<4 { #expect(try stage.show(picture.padding(.top, y)) < 400) }
        _ = try stage.show(
            HStack {
                picture; picture.padding(.top, 1)
            })
        #expect(stage.terminal.kitty.images.count == 1)
    }

    @Test("two pictures are apart, and a new one takes the place of the old", arguments: PictureProtocol.allCases)
    func several(pictures: PictureProtocol) throws {
        var stage = Stage(pictures)
        for seed in 0..<40 {
            let (first, second) = (try image(4, 4, seed: seed), try image(4, 4, seed: seed + 1))
            _ = try stage.show(
                HStack {
                    first; second
                })
        }
    }

    @Test("a picture in the last row scrolls nothing", arguments: PictureProtocol.allCases)
    func bottom(pictures: PictureProtocol) throws {
        for height in 1..<8 {
            var stage = Stage(pictures, Size(width: 8, height: height))
            _ = try stage.show(try image(8, height * 2 + 2))
        }
    }

    @Test("after somebody else wrote, everything is there again", arguments: PictureProtocol.allCases)
    func invalidation(pictures: PictureProtocol) throws {
        let picture = try image(6, 6)
        var stage = Stage(pictures)
        _ = try stage.show(picture)
        stage.writer.invalidate()
        #expect(try stage.show(picture) > 100)
        #expect(stage.terminal.hasPictures)
    }

    @Test("a terminal of another size shows the picture anew", arguments: PictureProtocol.allCases)
    func resizing(pictures: PictureProtocol) throws {
        let picture = try image(6, 6)
        var stage = Stage(pictures)
        _ = try stage.show(picture)
        for size in [Size(width: 9, height: 3), Size(width: 4, height: 2), Size(width: 20, height: 9)] {
            stage.size = size
            stage.terminal = ModelTerminal(width: size.width, height: size.height)
            _ = try stage.show(picture)
            #expect(stage.terminal.hasPictures)
        }
    }

    @Test("random screens of pictures and texts look like their frames", arguments: PictureProtocol.allCases)
    func random(pictures: PictureProtocol) throws {
        var numbers = SeededNumbers(state: 20_261_130)
        let images = try (0..<3).map { try image(3 + $0 * 3, 4 + $0 * 3, seed: $0) }
        var stage = Stage(pictures)
        for _ in 0..<150 {
            let (first, second) = (images.randomElement(using: &numbers), images.randomElement(using: &numbers))
            let (x, y) = (Int.random(in: 0..<12, using: &numbers), Int.random(in: 0..<7, using: &numbers))
            let words = ["", "♻️👍🏽", "text", "a longer text that is cut"].randomElement(using: &numbers) ?? ""
            _ = try stage.show(
                ZStack {
                    if let first { first.padding(.leading, x) }
                    if let second, y > 2 { second.padding(.top, y) }
                    Text(words).padding(.top, 7 - y)
                })
        }
    }
}
