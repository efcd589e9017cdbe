import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import ImageCodecInterface
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformTesting
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("gallery on the command line")
@MainActor
struct GalleryCommandTests {
    private func command(_ stage: GalleryStage, format: PictureFormat = .half) -> Command {
        GalleryCommand.command(stage.loader, FixedEnvironment(), MeasuredPictures(format: format))
    }

    private func run(
        _ stage: GalleryStage, _ words: String..., columns: Int? = nil, format: PictureFormat = .half
    ) async -> CommandRun {
        await CommandHarness.run(command(stage, format: format), words, columns: columns)
    }

    @Test("show takes the columns it is given, those of the terminal, or 80, and never more pixels than there are")
    func sizes() async throws {
        let stage = try GalleryStage()
        let large = try stage.write(GalleryStage.picture(width: 4000, height: 2000), to: "large.png").text
        let small = try stage.write(GalleryStage.picture(), to: "small.png").text
        #expect(await run(stage, "show", large) == CommandRun(code: .done, output: "half 80×40\n"))
        #expect(await run(stage, "show", large, columns: 120).output == "half 120×60\n")
        #expect(await run(stage, "show", large, "--width", "60", columns: 120).output == "half 60×30\n")
        #expect(await run(stage, "show", large, "--height", "10").output == "half 40×20\n")
        #expect(await run(stage, "show", small).output == "half 40×20\n")
        #expect(await run(stage, "show", small, "--width", "0").code == .usage)
    }

    @Test("the way is that of the output, unless another one is asked for")
    func ways() async throws {
        let stage = try GalleryStage()
        let picture = try stage.write(GalleryStage.picture(width: 4000, height: 2000), to: "a.png").text
        #expect(await run(stage, "show", picture, format: .kitty).output == "kitty 800×400\n")
        for way in ["half", "sixel"] {
            #expect(await run(stage, "show", picture, "--protocol", way, format: .kitty).output.hasPrefix("\(way) "))
        }
        #expect(await run(stage, "show", picture, "--protocol", "auto").output == "half 80×40\n")
        #expect(await run(stage, "show", picture, "--protocol", "svg").code == .usage)
    }

    @Test("info tells what a file says, as text and as JSON")
    func info() async throws {
        let stage = try GalleryStage()
        let picture = try stage.write(GalleryStage.picture(), to: "a.png").text
        // `picture 40 20 200 100 50`
        #expect(await run(stage, "info", picture).output == "format  PNG\nsize    40 × 20\nfile    24 bytes\n")
        #expect(
            await run(stage, "info", picture, "--json").output == """
                {
                  "schema": "tessera.gallery.info",
                  "version": 1,
                  "format": "PNG",
                  "width": 40,
                  "height": 20,
                  "storedWidth": 40,
                  "storedHeight": 20,
                  "orientation": 1,
                  "animated": false,
                  "frames": 1,
                  "bytes": 24
                }

                """)
    }

    @Test("what EXIF and an animation say is told in words")
    func facts() {
        let stored = PixelSize(width: 4000, height: 3000)
        let information = ImageInformation(
            format: .webp, storedSize: stored, orientation: .turnedLeft, isAnimated: true, frames: 12)
        let facts = PictureFacts(information: information, size: information.size, bytes: 1)
        let rows = facts.rows.map { "\($0.name): \($0.value)" }
        #expect(
            rows == [
                "format: WebP", "size: 3000 × 4000", "stored: 4000 × 3000", "orientation: lies on its left side",
                "frames: 12", "file: 1 byte",
            ])
        #expect("\(facts.summary)" == "3000 × 4000, WebP, turned upright, first of 12 frames")
        #expect(
            ImageOrientation.allCases.allSatisfy { orientation in
                let turned = ImageInformation(format: .jpeg, storedSize: stored, orientation: orientation)
                let rows = PictureFacts(information: turned, size: turned.size, bytes: 1).rows
                return (rows.count > 3) == (orientation != .upright)
            })
    }

    @Test("errors name the place and what is wrong with it, and say by their code whether to try again")
    func errors() async throws {
        let stage = try GalleryStage()
        let missing = await run(stage, "show", "nothing.png")
        #expect(missing.code == .failed && missing.output == "")
        #expect(missing.errors.contains("nothing.png: no such file or folder"))
        #expect(await run(stage, "info", "").code == .usage)
        #expect(await run(stage, "info", "https://a:b@h/x.png").code == .usage)
        #expect(await run(stage, "show").code == .usage)
        stage.network.fail(with: .tls(host: "h", reason: "expired"))
        #expect(await run(stage, "info", "https://h/x.png").code == .failed)
        let transient = OfflineGallery()
        let command = GalleryCommand.command(transient, FixedEnvironment(), MeasuredPictures(format: .half))
        #expect(await CommandHarness.run(command, ["show", "x.png"]).code == .unavailable)
    }

    @Test("the commands keep the conventions")
    func conventions() throws {
        #expect(CommandConformance.problems(in: [command(try GalleryStage())]) == [])
    }
}

/// Writes how large a picture is, instead of the picture.
struct MeasuredPictures: PictureRendering {
    let format: PictureFormat

    func pixels(on cells: Size, as format: PictureFormat) -> Size {
        let (width, height) = format == .half ? (1, 2) : (10, 20)
        return Size(width: cells.width * width, height: cells.height * height)
    }

    func render(_ picture: PixelImage, as format: PictureFormat) -> String {
        "\(format.rawValue) \(picture.width)×\(picture.height)\n"
    }
}

/// A gallery of a machine that is offline.
private struct OfflineGallery: GalleryLoading {
    private var error: GalleryError { GalleryError(place: "x", reason: "offline", isTransient: true) }

    func listing(of source: GallerySource) async throws -> GalleryListing { throw error }
    func facts(at place: PicturePlace) async throws -> PictureFacts { throw error }
    func picture(at place: PicturePlace, fitting box: PixelSize) async throws -> Picture { throw error }
}
