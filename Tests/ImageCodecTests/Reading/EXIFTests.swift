import ImageCodecInterface
import Testing

@testable import ImageCodec

@Suite("EXIF")
struct EXIFTests {
    @Test("the orientation is found in both byte orders, and nonsense is upright")
    func orders() {
        let little: [UInt8] = [73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let big: [UInt8] = [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        #expect(EXIF.orientation(little[...]) == .turnedLeft && EXIF.orientation(big[...]) == .turnedLeft)
        for place in [0, 2, 12, 18] {
            var broken = little
            broken[place] = 99
            #expect(EXIF.orientation(broken[...]) == .upright, "\(place)")
        }
        for count in 0..<20 { #expect(EXIF.orientation(little[..<count]) == .upright) }
        var far = little
        far.replaceSubrange(4..<8, with: [255, 255, 255, 255])
        #expect(EXIF.orientation(far[...]) == .upright)
    }
}
