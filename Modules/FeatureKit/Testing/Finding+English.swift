public import FeatureKitInterface
import LocalizationKit

extension HealthCheck.Finding {
    /// The finding with its texts in English, to be compared with one that is written in a test.
    public var english: Self {
        .init(
            status, LocalizedText(subject.description), LocalizedText(detail.description),
            remedy: remedy.map { LocalizedText($0.description) })
    }
}
