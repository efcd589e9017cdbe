import CImages
import FeatureKitInterface
import ImageCodecInterface
import LocalizationKit

/// What `doctor` says of pictures.
enum ImagesCheck {
    static var check: HealthCheck {
        HealthCheck(title: Strings.pictures) { _ in ImageFormat.allCases.map(finding) }
    }

    private static func finding(_ format: ImageFormat) -> HealthCheck.Finding {
        let (problem, package) =
            switch format {
            case .png: (images_open_png(), "libspng0")
            case .jpeg: (images_open_jpeg(), "libturbojpeg0")
            case .webp: (images_open_webp(), "libwebp7")
            }
        guard let problem else { return .init(.ok, LocalizedText(format.rawValue), Strings.canBeDecoded) }
        let reason = String(cString: problem)
        return .init(
            .warn, LocalizedText(format.rawValue), Strings.cannotBeDecoded(reason: reason),
            remedy: "sudo apt-get install \(package)")
    }
}
