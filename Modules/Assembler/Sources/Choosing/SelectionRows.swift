import FeatureKitInterface
import DescriptorKit

/// The features of a choice as a table: id, version, and why it is there.
enum SelectionRows {
    static func rows(_ choice: Choice) -> [[String]] {
        choice.selection.features.map { [$0.id, $0.version, reason($0.id, choice)] }
    }

    static func reason(_ id: String, _ choice: Choice) -> String {
        guard let reason = choice.selection.reasons.first(where: { $0.feature == id }) else { return "chosen" }
        return "\(reason.neededBy ?? "the composition root") needs \(reason.need)"
    }
}
