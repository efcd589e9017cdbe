import FeatureKitInterface
import FeatureKitTesting
import ImageCodecInterface
import ImageCodecTesting
import LocalizationKit
import Testing

@testable import ImageCodec

@Suite("decoders")
struct ImageConformanceTests {
    @Test("the decoder of the system keeps the rules of decoders")
    func system() async {
        let violations = await ImageConformance.violations(of: ImageCodecDecoder()) { size in
            let row = Array(repeatElement([200, 100, 50] as [UInt8], count: size.width).joined())
            let rows = Array(repeating: row, count: size.height)
            return PNGFile(width: size.width, height: size.height, colour: 2, rows: rows).bytes
        }
        #expect(violations == [])
    }

    @Test("the scripted decoder keeps the rules of decoders")
    func scripted() async {
        let violations = await ImageConformance.violations(of: ScriptedDecoder()) {
            ScriptedDecoder.file($0, colour: (200, 100, 50))
        }
        #expect(violations == [])
    }

    @MainActor
    @Test("doctor says of each format whether it can be decoded")
    func doctor() async {
        let findings = await ImagesCheck.check.run(CapturedRun().invocation)
        #expect(
            findings.map { "\($0.status) \($0.subject) \($0.detail)" }
                == ["ok PNG can be decoded", "ok JPEG can be decoded", "ok WebP can be decoded"])
    }

    @Test("each error is a sentence")
    func sentences() {
        let rows: [(ImageError, String)] = [
            (.unknownFormat, "expected a picture in PNG, JPEG or WebP"),
            (.tooManyBytes(found: 3, limit: 2), "the picture has 3 bytes, and 2 are allowed"),
            (.tooManyPixels(.init(width: 3, height: 2), limit: 5), "the picture has 3 × 2 pixels, and 5 are allowed"),
            (.tooMuchMemory(needed: 3, limit: 2), "the picture needs 3 bytes, and 2 are allowed"),
            (.broken(.webp, reason: "x"), "the WebP picture is broken: x"),
            (.unavailable(.jpeg, reason: "x"), "JPEG pictures cannot be decoded here: x"),
        ]
        for (error, expected) in rows { #expect("\(error)" == expected) }
    }
}
