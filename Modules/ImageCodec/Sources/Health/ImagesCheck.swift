import CImages
import FeatureKitInterface
import ImageCodecInterface

/// What `doctor` says of pictures.
enum ImagesCheck {
    static var check: HealthCheck {
        HealthCheck(title: "pictures") { _ in ImageFormat.allCases.map(finding) }
    }

    private static func finding(_ format: ImageFormat) -> HealthCheck.Finding {
        let (problem, package) =
            switch format {
            case .png: (images_open_png(), "libspng0")
            case .jpeg: (images_open_jpeg(), "libturbojpeg0")
            case .webp: (images_open_webp(), "libwebp7")
            }
        guard let problem else { return .init(.ok, format.rawValue, "can be decoded") }
        let reason = String(cString: problem)
        return .init(
            .warn, format.rawValue, "cannot be decoded: \(reason)", remedy: "sudo apt-get install \(package)")
    }
}
