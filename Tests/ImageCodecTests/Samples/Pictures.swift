import FeatureKitTesting
import Foundation
import PlatformTesting

/// Files that Pillow writes, and what Pillow sees in some of them.
struct Pictures: Sendable {
    static let all = Result { try Pictures() }

    private let files: [String: [UInt8]]

    /// The bytes of a file.
    subscript(name: String) -> [UInt8] { files[name] ?? [] }
    /// The names of the pictures.
    var names: [String] { files.keys.filter { !$0.hasSuffix(".rgba") }.sorted() }

    private init() throws {
        let folder = TemporaryFolder()
        let outcome = try ChildProgram.run("/usr/bin/python3", ["-c", Self.script, folder.path])
        guard outcome.status == 0 else { throw StoryError(errors: outcome.errors) }
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files[name] = try Array(Data(contentsOf: URL(fileURLWithPath: folder(name))))
        }
        self.files = files
    }

    struct StoryError: Error { var errors: String }

    /// Four quarters: red and green above, blue and white below, 32 by 16.
    private static let script = """
        import sys
        from PIL import Image
        folder = sys.argv[1] + "/"
        quarters = Image.new("RGB", (32, 16), (255, 0, 0))
        quarters.paste((0, 255, 0), (16, 0, 32, 8))
        quarters.paste((0, 0, 255), (0, 8, 16, 16))
        quarters.paste((255, 255, 255), (16, 8, 32, 16))
        def exif(value):
            data = Image.Exif()
            data[0x0112] = value
            return data.tobytes()
        best = dict(quality=100, subsampling=0)
        quarters.save(folder + "plain.jpg", **best)
        quarters.save(folder + "progressive.jpg", progressive=True, **best)
        quarters.convert("L").save(folder + "grey.jpg", **best)
        quarters.convert("CMYK").save(folder + "cmyk.jpg", quality=100)
        quarters.save(folder + "lossy.webp", quality=100)
        quarters.save(folder + "lossless.webp", lossless=True)
        for value in range(1, 9):
            quarters.save(folder + f"turned{value}.jpg", exif=exif(value), **best)
            quarters.save(folder + f"turned{value}.png", exif=exif(value))
            quarters.save(folder + f"turned{value}.webp", lossless=True, exif=exif(value))
        clear = quarters.convert("RGBA")
        clear.putalpha(Image.linear_gradient("L").resize((32, 16)))
        clear.save(folder + "clear.webp", lossless=True, exact=True)
        clear.save(folder + "clear.png")
        clear.save(folder + "clearlossy.webp", quality=90)
        other = Image.new("RGB", (32, 16), (9, 9, 9))
        quarters.save(folder + "moving.webp", save_all=True, append_images=[other], duration=100, lossless=True)
        quarters.save(folder + "moving.png", save_all=True, append_images=[other], duration=100)
        gradient = Image.linear_gradient("L").resize((33, 17))
        gradient.save(folder + "grey.png")
        gradient.convert("1").save(folder + "bit.png")
        gradient.convert("LA").save(folder + "greyclear.png")
        quarters.convert("P", palette=Image.ADAPTIVE, colors=4).save(folder + "palette.png")
        quarters.quantize(4).save(folder + "hole.png", transparency=0)
        photo = Image.merge("RGB", [Image.linear_gradient("L").rotate(angle).resize((1024, 768)) for angle in (0, 90, 180)])
        photo.save(folder + "photo.jpg", quality=90)
        photo.save(folder + "photo.png")
        photo.save(folder + "photo.webp", quality=90)
        for name in ["clear.webp", "clear.png", "grey.png", "bit.png", "greyclear.png", "palette.png", "hole.png", "lossless.webp", "photo.png"]:
            open(folder + name + ".rgba", "wb").write(Image.open(folder + name).convert("RGBA").tobytes())
        """
}
