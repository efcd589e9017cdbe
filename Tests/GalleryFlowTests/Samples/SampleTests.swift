import ImageCodecInterface
import LocalizationKit
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("the pictures that the program draws")
struct SampleTests {
    @Test(
        "each has the size that it fits into, is opaque, has a title of its own in both languages, and is no plain area"
    )
    func all() throws {
        for sample in Sample.allCases {
            let image = try #require(try sample.image(fitting: PixelSize(width: 60, height: 60)))
            #expect((image.width, image.height) == (60, 40), "\(sample)")
            let pixels = stride(from: 0, to: image.bytes.count, by: 4).map { Array(image.bytes[$0..<($0 + 4)]) }
            #expect(pixels.allSatisfy { $0[3] == 255 })
            #expect(Set(pixels).count > 3, "\(sample)")
            #expect(sample.title.isTranslated)
        }
        #expect(Set(Sample.allCases.map(\.title)).count == Sample.allCases.count)
    }

    @Test("a set is what mathematics says: the origin never leaves it, and other numbers do")
    func mandelbrot() throws {
        let image = try #require(try Sample.mandelbrot.image(fitting: Sample.size))
        let pixel = { (real: Double, imaginary: Double) -> [UInt8] in
            let x = Int((real + 2.4) / 3.3 * Double(image.width))
            let y = Int((imaginary + 1.1) / 2.2 * Double(image.height))
            return Array(image.bytes[((y * image.width + x) * 4)...].prefix(3))
        }
        let inside: [UInt8] = [5, 5, 15]
        // The main body, the disc of period two and that of period three above; and numbers outside of all.
        for (real, imaginary) in [(0.0, 0.0), (-1, 0), (-0.12, 0.74)] { #expect(pixel(real, imaginary) == inside) }
        for (real, imaginary) in [(0.5, 0.6), (0.8, 0), (-2.3, 1)] { #expect(pixel(real, imaginary) != inside) }
    }

    @Test("who does not wait any more is not drawn for")
    func cancelled() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try Sample.dawn.image(fitting: Sample.size)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
