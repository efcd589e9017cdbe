import FeatureKitInterface
import FeatureKitTesting
import ImageCodecInterface
import ImageCodecTesting
import PlatformInterface
import PlatformTesting
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("the gallery as a feature")
@MainActor
struct GalleryFeatureTests {
    @Test("what it contributes is built without a network, XML and a store, from what it declares to need")
    func build() throws {
        let feature = RecordedFeature(GalleryFeature.self) { recorded in
            recorded.insert(FixedEnvironment(["HOME": "/home/ada"]), for: .environment)
            recorded.insert(MemoryDisk(), for: .files)
            recorded.insert(ScriptedDecoder(), for: .imageDecoding)
            recorded.insert(MemoryLogger(), for: .logger)
            recorded.insert(MeasuredPictures(format: .half), for: .pictureRendering)
        }
        try feature.buildAll()
        #expect(
            feature.contributed == [
                "commands": ["gallery"], "tabs": ["gallery"], "routes": ["tessera://gallery?source={source}"],
            ])
        let needs = Set(GalleryFeature.descriptor.needs.map(\.service))
        #expect(feature.asked.isSubset(of: needs))
        #expect(feature.asked == needs)
    }
}
